import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND, monotonicClock, systemClock } from '../../server/clock.ts';

/** A system clock that can be set, and a monotonic timer. */
function createMachine() {
  let wall = Date.parse('2026-06-15T10:00:00.000Z');
  let elapsed = 0;
  return {
    clock: monotonicClock(
      () => wall,
      () => elapsed,
    ),
    advance: (ms: number) => {
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
    const { clock, advance } = createMachine();
    advance(MINUTE);
    expect(clock.now().toISOString()).toBe('2026-06-15T10:01:00.000Z');
    expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(SECOND);
  });

  it('follows a step forward', () => {
    const { clock, setBy } = createMachine();
    setBy(HOUR);
    expect(clock.now().toISOString()).toBe('2026-06-15T11:00:00.000Z');
  });

  it('continues with the monotonic timer when the system clock is set back', () => {
    const { clock, advance, setBy } = createMachine();
    const start = clock.now().getTime();
    for (const step of [-HOUR, -SECOND, -HOUR]) {
      setBy(step);
      advance(MINUTE);
      clock.now();
    }
    expect(clock.now().getTime() - start).toBe(3 * MINUTE);
  });

  it('follows the system clock again when it is ahead', () => {
    const { clock, advance, setBy } = createMachine();
    setBy(-HOUR);
    advance(MINUTE);
    expect(clock.now().toISOString()).toBe('2026-06-15T10:01:00.000Z');
    setBy(2 * HOUR);
    expect(clock.now().toISOString()).toBe('2026-06-15T11:01:00.000Z');
  });
});
