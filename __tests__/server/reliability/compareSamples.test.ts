import { describe, expect, it } from '@jest/globals';
import { likenessOf, medianOf } from '../../../tools/reliability/compareSamples.ts';

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

describe('the median', () => {
  it('is the middle value, or the mean of the two middle ones', () => {
    expect(medianOf([5, 1, 3])).toBe(3);
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('the similarity of two samples', () => {
  it('is high for interleaved samples and falls with their distance', () => {
    const even = numbers(50).map((value) => 2 * value);
    const odd = even.map((value) => value + 1);
    expect(likenessOf(even, odd)).toBeGreaterThan(0.8);
    const shifted = (by: number) =>
      likenessOf(
        even,
        odd.map((value) => value + by),
      );
    expect(shifted(10)).toBeGreaterThan(shifted(20));
    expect(shifted(40)).toBeLessThan(0.001);
  });

  it('matches the tables where one sample is below the other (U = 0, z = 6.06)', () => {
    expect(likenessOf(numbers(25), numbers(25, 25)) * 1e9).toBeCloseTo(1.3, 0);
    expect(likenessOf(numbers(25, 25), numbers(25))).toBeLessThan(1e-7);
  });
});
