import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND, monotonicClock, systemClock } from '../../server/clock.ts';

/** A system clock that can be set while its monotonic timer continues. */
function machine() {
  let wall = Date.parse('2026-06-15T10:00:00.000Z');
  let elapsed = 0;
  return {
    clock: monotonicClock(
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
  it('returns the system time', () => {
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

  it('continues at its own pace when the system clock is set back', () => {
    const { clock, pass, setBy } = machine();
    const start = clock.now().getTime();
    for (const step of [-HOUR, -SECOND, -HOUR]) {
      setBy(step);
      pass(MINUTE);
      clock.now();
    }
    expect(clock.now().getTime() - start).toBe(3 * MINUTE);
  });

  it('follows the system clock again once it is ahead', () => {
    const { clock, pass, setBy } = machine();
    setBy(-HOUR);
    pass(MINUTE);
    expect(clock.now().toISOString()).toBe('2026-06-15T10:01:00.000Z');
    setBy(2 * HOUR);
    expect(clock.now().toISOString()).toBe('2026-06-15T11:01:00.000Z');
  });
});
