import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseInstalmentRange } from '@/api/parsers/instalments';
import { fourPayments, isInRange } from '@/lib/instalments';

describe('four payments', () => {
  it('add up to the price, and differ by less than four fils', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (fils) => {
        const { first, next } = fourPayments(fils / 100);
        const [one, other] = [Math.round(first * 100), Math.round(next * 100)];
        expect(one + 3 * other).toBe(fils);
        expect(one - other).toBeGreaterThanOrEqual(0);
        expect(one - other).toBeLessThan(4);
      }),
    );
  });

  it.each([
    [420, { first: 105, next: 105 }],
    [129.5, { first: 32.39, next: 32.37 }],
    [0.01, { first: 0.01, next: 0 }],
  ])('of %d are %j', (price, expected) => {
    expect(fourPayments(price)).toEqual(expected);
  });
});

describe('the amounts that can be paid in instalments', () => {
  it.each<[unknown, object | undefined]>([
    [undefined, undefined],
    [null, undefined],
    ['yes', undefined],
    [true, undefined],
    [{}, {}],
    [
      { from: 200, upTo: 5000 },
      { from: 200, upTo: 5000 },
    ],
    [{ from: -1, upTo: 'all' }, {}],
  ])('are read from %j as %j', (sent, expected) => {
    expect(parseInstalmentRange(sent)).toEqual(expected);
  });

  it.each([
    [0, {}, false],
    [Number.NaN, {}, false],
    [199.99, { from: 200 }, false],
    [200, { from: 200, upTo: 200 }, true],
    [200.01, { upTo: 200 }, false],
  ])('include %d of %j: %s', (amount, range, expected) => {
    expect(isInRange(amount, range)).toBe(expected);
  });
});
