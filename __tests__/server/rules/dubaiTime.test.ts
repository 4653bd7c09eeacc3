import { describe, expect, it } from '@jest/globals';
import { dubaiWallClock, dubaiYearStart } from '../../../server/rules/dubaiTime.ts';

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
