import { describe, expect, it } from '@jest/globals';
import { readLength } from '@/lib/windows/readLength';

describe('readLength', () => {
  it.each([
    ['240', 240],
    ['240.5', 240.5],
    ['240,5', 240.5],
    ['٢٤٠٫٥', 240.5],
    ['۲۴۰', 240],
    [' 240 cm ', 240],
    ['240 سم', 240],
    ['٠', 0],
  ])('reads %j as %d cm', (text, cm) => {
    expect(readLength(text)).toEqual({ cm });
  });

  it.each([
    ['2400', 'mm', 2400, 240],
    ['2405', 'mm', 2405, 240.5],
    ['955 mm', 'mm', 955, 95.5],
    ['2.4', 'm', 2.4, 240],
    ['٢٫٤', 'm', 2.4, 240],
    ['2,4 m', 'm', 2.4, 240],
    ['11 m', 'm', 11, 1100],
    ['95"', 'in', 95, 241.3],
    ['95 in', 'in', 95, 241.3],
    ["8'", 'ft', 8, 243.8],
    ['8 ft', 'ft', 8, 243.8],
    ['٢٫٤ م', 'm', 2.4, 240],
  ] as const)('suggests that %j is in %s', (text, unit, typed, cm) => {
    expect(readLength(text).suggestion).toEqual({ unit, typed, cm });
  });

  it('takes a depth of 8 for centimetres, but 1.2 m for metres', () => {
    expect(readLength('8', 'space')).toEqual({ cm: 8 });
    expect(readLength('1.2 m', 'space').suggestion?.cm).toBe(120);
  });

  it.each(['', 'abc', '12 yards', '1.2.3', '-5', 'Infinity', '.'])(
    'reads no length in %j',
    (text) => {
      expect(readLength(text)).toEqual({ cm: undefined });
    },
  );
});
