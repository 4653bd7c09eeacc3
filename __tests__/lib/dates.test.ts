import { describe, expect, it } from '@jest/globals';
import { formatCountdown, formatLongDate, formatOrderDate, formatReviewDate } from '@/lib/dates';

describe('dates (product 1.6)', () => {
  const at = '2026-11-05T08:30:00.000Z';

  it('are dd/mm/yyyy in orders, en-CA in reviews and long in articles', () => {
    expect(formatOrderDate(at)).toBe('05/11/2026');
    expect(formatReviewDate(at)).toBe('2026-11-05');
    expect(formatLongDate(at)).toBe('5 November 2026');
  });

  it('use the time zone of Dubai', () => {
    const evening = '2026-11-05T21:00:00.000Z';
    expect(formatOrderDate(evening)).toBe('06/11/2026');
    expect(formatReviewDate(evening)).toBe('2026-11-06');
    expect(formatLongDate(evening)).toBe('6 November 2026');
  });

  it.each([undefined, '', 'soon', '9999-99-99'])('%j is formatted as an empty string', (value) => {
    expect(formatOrderDate(value)).toBe('');
    expect(formatReviewDate(value)).toBe('');
    expect(formatLongDate(value)).toBe('');
  });

  it.each([
    [180, '03:00'],
    [179.2, '03:00'],
    [61, '01:01'],
    [59, '00:59'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('%d s is formatted as %j (product 10.4)', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
