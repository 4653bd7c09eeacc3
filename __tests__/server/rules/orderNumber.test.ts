import { describe, expect, it } from '@jest/globals';
import { newOrderNumber } from '../../../server/rules/orderNumber.ts';

describe('order numbers', () => {
  it('contain the day in Dubai and no similar characters', () => {
    const number = newOrderNumber(new Date('2026-11-20T21:30:00Z'));
    expect(number).toMatch(/^SDL-261121-[2-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('rarely repeat within a day', () => {
    const day = new Date('2026-11-20T09:00:00Z');
    const numbers = Array.from({ length: 1000 }, () => newOrderNumber(day));
    // Of 24 million suffixes; more than five duplicates occur less than once in a billion runs.
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(995);
  });
});
