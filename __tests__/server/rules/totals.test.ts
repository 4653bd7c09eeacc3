import { describe, expect, it } from '@jest/globals';
import { totalsOf } from '../../../server/rules/totals.ts';

describe('totals', () => {
  const of = (price: number, quantity = 1) => totalsOf([{ unit_price_minor: price, quantity }]);

  it('include AED 50 of shipping below AED 1,000, and none from AED 1,000', () => {
    expect(of(999_99)).toEqual({
      subTotalMinor: 999_99,
      shippingMinor: 50_00,
      totalMinor: 1049_99,
    });
    expect(of(1000_00)).toMatchObject({ shippingMinor: 0, totalMinor: 1000_00 });
    expect(of(500_00, 2)).toMatchObject({ shippingMinor: 0 });
  });

  it('are the sum of all lines', () => {
    const lines = [
      { unit_price_minor: 100_01, quantity: 3 },
      { unit_price_minor: 20_50, quantity: 2 },
    ];
    expect(totalsOf(lines)).toEqual({
      subTotalMinor: 341_03,
      shippingMinor: 50_00,
      totalMinor: 391_03,
    });
  });

  it('are zero for an empty cart', () => {
    expect(totalsOf([])).toEqual({ subTotalMinor: 0, shippingMinor: 0, totalMinor: 0 });
  });
});
