import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { waitOf } from '../../../server/rules/wait.ts';

describe('a wait for customers', () => {
  it.each([
    [1, 1, 'second'],
    [SECOND, 1, 'second'],
    [SECOND + 1, 2, 'second'],
    [59 * SECOND, 59, 'second'],
    [MINUTE, 1, 'minute'],
    [MINUTE + 1, 2, 'minute'],
    [HOUR, 1, 'hour'],
    [23 * HOUR + 1, 24, 'hour'],
  ])('of %d ms is %d %s, rounded up', (ms, count, unit) => {
    expect(waitOf(ms)).toEqual({ count, unit });
  });
});
