import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { waitText } from '../../../server/rules/waitText.ts';

describe('the text of a wait', () => {
  it.each([
    [1, '1 second'],
    [SECOND, '1 second'],
    [SECOND + 1, '2 seconds'],
    [59 * SECOND, '59 seconds'],
    [MINUTE, '1 minute'],
    [MINUTE + 1, '2 minutes'],
    [HOUR, '1 hour'],
    [23 * HOUR + 1, '24 hours'],
  ])('for %d ms is %s', (ms, text) => {
    expect(waitText(ms)).toBe(text);
  });
});
