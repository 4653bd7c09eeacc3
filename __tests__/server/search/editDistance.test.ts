import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from '../../../server/search/editDistance.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

/** Reference implementation. */
function slowDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_column, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const line = table[row];
      if (line === undefined) continue;
      line[column] = Math.min(
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

describe('the distance of two words', () => {
  it.each([
    ['velvet', 'velvet', 0],
    ['velvt', 'velvet', 1],
    ['velvvet', 'velvet', 1],
    ['vlevet', 'velvet', 1],
    ['curtian', 'curtains', 2],
    ['مخمال', 'مخمل', 1],
    ['silk', 'sand', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %d', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });

  it('is the exact one up to the limit, and above it one more than the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(slowDistance(one, other), limit + 1));
      }),
      { seed: PROPERTY_SEED, numRuns: 1000 },
    );
  });

  it('of very long words is only whether they are equal', () => {
    const long = 'a'.repeat(100);
    expect(editDistance(long, long, 2)).toBe(0);
    expect(editDistance(long, `${long}b`, 2)).toBe(3);
  });
});
