import { describe, expect, it } from '@jest/globals';
import { formatAmount, formatMoney, formatPrice } from '@/lib/money';

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
  ])('%d is shown as %j', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('stand before the currency on products and after its symbol in the cart (spec §2)', () => {
    expect(formatPrice(185, 'AED')).toBe('185 AED');
    expect(formatMoney(185, 'AED')).toBe('AED 185');
    expect(formatPrice(185, '')).toBe('185');
    expect(formatMoney(185, '')).toBe('185');
  });
});
