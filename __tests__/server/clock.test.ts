import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND, steadyClock, systemClock } from '../../server/clock.ts';

/** A machine whose clock can be set while its stopwatch runs on. */
function machine() {
  let wall = Date.parse('2026-06-15T10:00:00.000Z');
  let elapsed = 0;
  return {
    clock: steadyClock(
      () => wall,
      () => elapsed,
    ),
    pass: (ms: number) => {
      wall += ms;
      elapsed += ms;
    },
    setBy: (ms: number) => {
      wall += ms;
    },
  };
}

describe('the clock', () => {
  it('shows the time of the machine', () => {
    const { clock, pass } = machine();
    pass(MINUTE);
    expect(clock.now().toISOString()).toBe('2026-06-15T10:01:00.000Z');
    expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(SECOND);
  });

  it('follows a step forward', () => {
    const { clock, setBy } = machine();
    setBy(HOUR);
    expect(clock.now().toISOString()).toBe('2026-06-15T11:00:00.000Z');
  });

  it('goes on at its own pace when the machine’s clock is set back, so that nothing lives longer', () => {
    const { clock, pass, setBy } = machine();
    const start = clock.now().getTime();
    for (const step of [-HOUR, -SECOND, -HOUR]) {
      setBy(step);
      pass(MINUTE);
      clock.now();
    }
    expect(clock.now().getTime() - start).toBe(3 * MINUTE);
  });

  it('is the machine’s again once that one is ahead', () => {
    const { clock, pass, setBy } = machine();
    setBy(-HOUR);
    pass(MINUTE);
    expect(clock.now().toISOString()).toBe('2026-06-15T10:01:00.000Z');
    setBy(2 * HOUR);
    expect(clock.now().toISOString()).toBe('2026-06-15T11:01:00.000Z');
  });
});
