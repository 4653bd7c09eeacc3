import { describe, expect, it } from '@jest/globals';
import { timeText } from '../../../server/rules/timeText.ts';
import { formatTime } from '../../../src/lib/dates.ts';

const pad = (part: number) => String(part).padStart(2, '0');

describe('timeText', () => {
  it('writes each minute of the day as the storefront does', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
      expect(timeText(time, 'ar')).toBe(formatTime(time, 'ar'));
      expect(timeText(time, 'en')).toBe(time);
    }
  });
});
