import { describe, expect, it } from '@jest/globals';
import { CURRENCY, moneyText, toDecimal, toMajor, toMinor } from '../../../server/rules/money.ts';

describe('amounts in fils', () => {
  it.each([
    [12950, 129.5, '129.50'],
    [1, 0.01, '0.01'],
    [5, 0.05, '0.05'],
    [0, 0, '0.00'],
  ])('%i are %d dirhams in responses and %s for a provider', (minor, major, decimal) => {
    expect(toMajor(minor)).toBe(major);
    expect(toDecimal(minor)).toBe(decimal);
  });

  it('round-trip through responses despite binary fractions', () => {
    for (let minor = 0; minor <= 10_000; minor += 1) expect(toMinor(toMajor(minor))).toBe(minor);
  });

  it.each([
    [125_000, 'AED 1,250'],
    [129_50, 'AED 129.50'],
    [129_05, 'AED 129.05'],
    [0, 'AED 0'],
  ])('format %i as %j', (minor, text) => {
    expect(moneyText(minor, CURRENCY)).toBe(text);
  });

  it.each([
    [125_000, '1,250\u00A0درهم'],
    [129_05, '129.05\u00A0درهم'],
  ])('format %i in Arabic as %j', (minor, text) => {
    expect(moneyText(minor, CURRENCY, 'ar')).toBe(text);
  });
});
