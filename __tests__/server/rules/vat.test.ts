import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { includedVat } from '../../../server/rules/vat.ts';

describe('VAT in a gross amount', () => {
  it.each([
    [2_775_00, 132_14],
    [50_00, 2_38],
    [10, 0],
    [11, 1],
    [0, 0],
  ])('of %i fils is %i', (gross, tax) => {
    expect(includedVat(gross)).toBe(tax);
  });

  it('is 5 % of the net amount to the nearest fils, and never falls with the gross amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (gross) => {
        const tax = includedVat(gross);
        expect(Number.isInteger(tax)).toBe(true);
        // tax / net = 5 / 100, within half a fils of rounding.
        expect(Math.abs(tax * 105 - gross * 5)).toBeLessThanOrEqual(105 / 2);
        expect(includedVat(gross + 1)).toBeGreaterThanOrEqual(tax);
      }),
    );
  });
});
