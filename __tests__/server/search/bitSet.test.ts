import { describe, expect, it } from '@jest/globals';
import { addTo, commonSize, emptySet, fullSet, sizeOf } from '../../../server/search/bitSet.ts';

/** Every `step`th position below `size`. */
function everyNth(step: number, size: number) {
  const set = emptySet(size);
  for (let position = 0; position < size; position += step) addTo(set, position);
  return set;
}

describe('a set of positions', () => {
  it('counts its positions, and those it shares, at every size', () => {
    for (let size = 1; size < 300; size += 1) {
      const [full, halves, thirds] = [fullSet(size), everyNth(2, size), everyNth(3, size)];
      expect([sizeOf(full), sizeOf(halves)]).toEqual([size, Math.ceil(size / 2)]);
      expect(commonSize(full, thirds)).toBe(Math.ceil(size / 3));
      expect(commonSize(halves, thirds)).toBe(Math.ceil(size / 6));
    }
  });
});
