import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY, systemClock } from '../../server/clock.ts';

const NOON = new Date('2026-06-15T12:00:00.000Z');

describe('the clock', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(() => void jest.useRealTimers());

  it('follows the system clock, also when a jump ahead is corrected', () => {
    expect(systemClock.now()).toEqual(NOON);
    jest.setSystemTime(NOON.getTime() + DAY);
    expect(systemClock.now().getTime()).toBe(NOON.getTime() + DAY);
    jest.setSystemTime(NOON);
    expect(systemClock.now()).toEqual(NOON);
  });
});
