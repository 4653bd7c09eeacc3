import { describe, expect, it } from '@jest/globals';
import {
  addWorkingDays,
  formatCountdown,
  formatDay,
  formatLongDate,
  formatOrderDate,
  formatReviewDate,
  formatTime,
  yearInDubai,
} from '@/lib/dates';

describe('dates (product 1.6)', () => {
  const at = '2026-11-05T08:30:00.000Z';

  it('are dd/mm/yyyy in orders, en-CA in reviews and long in articles', () => {
    expect(formatOrderDate(at)).toBe('05/11/2026');
    expect(formatReviewDate(at)).toBe('2026-11-05');
    expect(formatLongDate(at, 'en')).toBe('5 November 2026');
  });

  it('have Arabic months and Latin digits in Arabic', () => {
    expect(formatLongDate(at, 'ar')).toBe('5 نوفمبر 2026');
    expect(formatLongDate('soon', 'ar')).toBe('');
  });

  it('use the time zone of Dubai', () => {
    const evening = '2026-11-05T21:00:00.000Z';
    expect(formatOrderDate(evening)).toBe('06/11/2026');
    expect(formatReviewDate(evening)).toBe('2026-11-06');
    expect(formatLongDate(evening, 'en')).toBe('6 November 2026');
  });

  it.each([undefined, '', 'soon', '9999-99-99'])('%j is formatted as an empty string', (value) => {
    expect(formatOrderDate(value)).toBe('');
    expect(formatReviewDate(value)).toBe('');
    expect(formatLongDate(value, 'en')).toBe('');
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

describe('yearInDubai', () => {
  it('changes at midnight in Dubai', () => {
    expect(yearInDubai(new Date('2026-12-31T19:59:00Z'))).toBe(2026);
    expect(yearInDubai(new Date('2026-12-31T20:01:00Z'))).toBe(2027);
  });
});

describe('formatDay', () => {
  it('names the weekday in Dubai', () => {
    expect(formatDay('2026-11-24T21:00:00.000Z', 'en')).toBe('Wednesday 25 November');
    expect(formatDay('2026-11-24T21:00:00.000Z', 'ar')).toBe('الأربعاء 25 نوفمبر');
  });
});

describe('formatTime', () => {
  it.each([
    ['9:00', '9\u00A0صباحًا'],
    ['12:21', '12:21\u00A0ظهرًا'],
    ['15:30', '3:30\u00A0عصرًا'],
    ['19:08', '7:08\u00A0مساءً'],
    ['00:05', '12:05\u00A0صباحًا'],
    ['soon', 'soon'],
    ['24:00', '24:00'],
  ])('writes %s as %s in Arabic', (time, text) => {
    expect(formatTime(time, 'ar')).toBe(text);
    expect(formatTime(time, 'en')).toBe(time);
  });
});

describe('addWorkingDays', () => {
  const WEEKEND = [6, 0];
  const after = (start: string, count: number, daysOff: number[]) =>
    addWorkingDays(new Date(start), count, daysOff).toISOString();

  it.each([
    ['a Monday', '2026-11-23T08:00:00.000Z', '2026-11-27T08:00:00.000Z'],
    ['a Thursday, over the weekend', '2026-11-26T08:00:00.000Z', '2026-12-02T08:00:00.000Z'],
    ['a Saturday', '2026-11-28T08:00:00.000Z', '2026-12-03T08:00:00.000Z'],
    [
      'a Friday evening that is Saturday in Dubai',
      '2026-11-27T20:30:00.000Z',
      '2026-12-02T20:30:00.000Z',
    ],
  ])('counts four business days from %s', (_case, start, end) => {
    expect(after(start, 4, WEEKEND)).toBe(end);
  });

  it('skips other days off', () => {
    expect(after('2026-11-28T08:00:00.000Z', 2, [0])).toBe('2026-12-01T08:00:00.000Z');
  });

  it('adds nothing for a count of 0', () => {
    expect(after('2026-11-28T08:00:00.000Z', 0, WEEKEND)).toBe('2026-11-28T08:00:00.000Z');
  });
});
