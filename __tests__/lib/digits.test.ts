import { describe, expect, it } from '@jest/globals';
import { onlyDigits, toLatinDigits } from '@/lib/digits';

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['050 123', '050 123'],
  ])('converts %j to %j', (text, latin) => {
    expect(toLatinDigits(text)).toBe(latin);
  });

  it('onlyDigits drops every other character', () => {
    expect(onlyDigits('(050) ١٢٣-4567')).toBe('0501234567');
  });
});
