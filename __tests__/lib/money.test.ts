import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, formatMoney, formatPrice } from '@/lib/money';
import { PROPERTY_SEED } from '../support/propertySeed';

describe('amounts', () => {
  it.each([
    [185, '185'],
    [129.5, '129.50'],
    [129.999, '130.00'],
    [1250, '1,250'],
    [1250.25, '1,250.25'],
    [0, '0'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
    [undefined, '—'],
  ])('formats %d as %j', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it.each([0, 2])('match Intl.NumberFormat for en-AE with %d decimals', (digits) => {
    const formatter = new Intl.NumberFormat('en-AE', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const amounts =
      digits === 0
        ? fc.maxSafeInteger().filter((amount) => !Object.is(amount, -0))
        : fc
            .double({ min: -1e9, max: 1e9, noNaN: true })
            .filter((amount) => !Number.isInteger(amount));
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(amount)).toBe(formatter.format(amount));
      }),
      { seed: PROPERTY_SEED, numRuns: 500 },
    );
  });

  it('precede the currency on products and follow its symbol in the cart (product 1.5)', () => {
    expect(formatPrice(185, 'AED', 'en')).toBe('185 AED');
    expect(formatMoney(185, 'AED', 'en')).toBe('AED 185');
    expect(formatPrice(185, '', 'en')).toBe('185');
    expect(formatMoney(185, '', 'en')).toBe('185');
  });

  it('precede the name of the currency in Arabic, with Latin digits (product 1.5)', () => {
    expect(formatPrice(1250, 'AED', 'ar')).toBe('1,250\u00A0درهم');
    expect(formatMoney(129.5, 'AED', 'ar')).toBe('129.50\u00A0درهم');
    expect(formatMoney(185, 'USD', 'ar')).toBe('185\u00A0USD');
    expect(formatMoney(185, '', 'ar')).toBe('185');
  });
});
