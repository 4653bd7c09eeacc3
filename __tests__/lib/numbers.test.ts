import { describe, expect, it } from '@jest/globals';
import { formatCountdown, formatLongDate, formatOrderDate, formatReviewDate } from '@/lib/dates';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import { formatAmount, formatMoney, formatPrice } from '@/lib/money';

describe('amounts', () => {
  it.each([
    [185, '185'],
    [129.5, '129.50'],
    [1250, '1,250'],
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

describe('dates (spec §9)', () => {
  const at = '2026-11-05T08:30:00.000Z';

  it('are dd/mm/yyyy in orders, en-CA in reviews and long on articles', () => {
    expect(formatOrderDate(at)).toBe('05/11/2026');
    expect(formatReviewDate(at)).toBe('2026-11-05');
    expect(formatLongDate(at)).toBe('5 November 2026');
  });

  it('are days in Dubai', () => {
    expect(formatOrderDate('2026-11-05T21:00:00.000Z')).toBe('06/11/2026');
  });

  it.each([undefined, '', 'soon', '9999-99-99'])('%j shows nothing', (value) => {
    expect(formatOrderDate(value)).toBe('');
    expect(formatReviewDate(value)).toBe('');
    expect(formatLongDate(value)).toBe('');
  });

  it.each([
    [180, '03:00'],
    [179.2, '03:00'],
    [61, '01:01'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('%d s count down as %j (spec §4)', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe('makeIdempotencyKey', () => {
  it('is new every time and fits a header', () => {
    const keys = new Set(Array.from({ length: 1_000 }, makeIdempotencyKey));
    expect(keys.size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
