import { describe, expect, it } from '@jest/globals';
import { onlyDigits, toLatinDigits } from '@/lib/digits';

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['050 123', '050 123'],
  ])('%j is written %j', (text, latin) => {
    expect(toLatinDigits(text)).toBe(latin);
  });

  it('are all that is left of a phone number', () => {
    expect(onlyDigits('(050) ١٢٣-4567')).toBe('0501234567');
  });
});
