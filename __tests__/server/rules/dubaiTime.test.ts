import { describe, expect, it } from '@jest/globals';
import {
  dubaiMidnight,
  dubaiMoment,
  dubaiWallClock,
  dubaiYearStart,
} from '../../../server/rules/dubaiTime.ts';

describe('time in Dubai', () => {
  it('is four hours ahead of UTC, in summer and winter', () => {
    expect(dubaiWallClock(new Date('2026-11-21T10:05:00.000Z'))).toBe('2026-11-21T14:05:00.000');
    expect(dubaiWallClock(new Date('2026-06-30T20:00:00.000Z'))).toBe('2026-07-01T00:00:00.000');
  });

  it.each([
    [2026, '2025-12-31T20:00:00.000Z'],
    [1999, '1998-12-31T20:00:00.000Z'],
    [50, '0049-12-31T20:00:00.000Z'],
  ])('starts the year %i at %s', (year, start) => {
    expect(dubaiYearStart(year)).toBe(start);
  });
});

describe('a day in Dubai', () => {
  it.each([
    ['2026-11-21T10:05:00.000Z', '2026-11-20T20:00:00.000Z'],
    ['2026-11-21T19:59:59.999Z', '2026-11-20T20:00:00.000Z'],
    ['2026-11-21T20:00:00.000Z', '2026-11-21T20:00:00.000Z'],
  ])('of %s begins at %s', (moment, start) => {
    expect(new Date(dubaiMidnight(new Date(moment))).toISOString()).toBe(start);
  });
});

describe('a date and time in Dubai', () => {
  it('is a moment', () => {
    expect(dubaiMoment('2026-12-01', '10:30')?.toISOString()).toBe('2026-12-01T06:30:00.000Z');
    expect(dubaiMoment('2027-01-01', '00:00')?.toISOString()).toBe('2026-12-31T20:00:00.000Z');
    expect(dubaiMoment('2028-02-29', '23:59')?.toISOString()).toBe('2028-02-29T19:59:00.000Z');
  });

  it.each([
    ['tomorrow', '10:30'],
    ['2026-12-01', 'in the morning'],
    ['2026-02-30', '10:30'],
    ['2026-13-01', '10:30'],
    ['2026-12-01', '24:00'],
    ['2026-12-01', '10:60'],
    ['2026-12-01', '10:30:00'],
    ['01/12/2026', '10:30'],
    ['0026-12-01', '10:30'],
    ['2026-12-01\n', '10:30'],
    ['٢٠٢٦-١٢-٠١', '10:30'],
  ])('is none for %j and %j', (date, time) => {
    expect(dubaiMoment(date, time)).toBeUndefined();
  });
});
