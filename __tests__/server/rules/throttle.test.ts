import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { remember, waitFor } from '../../../server/rules/throttle.ts';

describe('limits', () => {
  const policy = {
    limits: [
      { max: 1, windowMs: 30 * SECOND },
      { max: 3, windowMs: HOUR },
    ],
  };

  it('allow a request that every window allows', () => {
    let hits: number[] = [];
    let now = 0;
    const allowed: number[] = [];
    for (; now < 2 * HOUR; now += SECOND) {
      if (waitFor(hits, policy, now) > 0) continue;
      hits = remember(hits, policy, now);
      allowed.push(now / SECOND);
    }
    expect(allowed).toEqual([0, 30, 60, 3600, 3630, 3660]);
  });

  it('return the exact wait', () => {
    expect(waitFor([1000], policy, 11_000)).toBe(20 * SECOND);
    expect(waitFor([0, 40_000, 80_000], policy, 20 * MINUTE)).toBe(40 * MINUTE);
  });

  it('store as many timestamps as the highest maximum', () => {
    const wide = { limits: [{ max: 400, windowMs: HOUR }] };
    let hits: number[] = [];
    for (let count = 0; count < 400; count += 1) hits = remember(hits, wide, count);
    expect(waitFor(hits, wide, 400)).toBe(HOUR - 400);
    expect(remember(hits, wide, HOUR / 2)).toHaveLength(400);
  });

  it('drop a timestamp after the longest window', () => {
    expect(remember([0, 1], policy, HOUR)).toEqual([1, HOUR]);
  });

  it('forget the timestamps of a clock that was ahead', () => {
    const ahead = [DAY, DAY + 1, DAY + 2];
    expect(waitFor(ahead, policy, 0)).toBe(0);
    expect(remember(ahead, policy, 0)).toEqual([0]);
  });

  it('count those of a server whose clock is up to a minute ahead as now', () => {
    expect(waitFor([MINUTE], policy, 0)).toBe(30 * SECOND);
    expect(remember([MINUTE], policy, 0)).toEqual([MINUTE, 0]);
  });

  it('never allow more than the maximum per window, at any rate', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    let hits: number[] = [];
    const all: number[] = [];
    for (let now = 0, step = 0; step < 3000; step += 1) {
      now += Math.floor(random() * 3 * MINUTE);
      if (waitFor(hits, policy, now) > 0) continue;
      hits = remember(hits, policy, now);
      all.push(now);
    }
    for (const start of all) {
      expect(all.filter((hit) => hit >= start && hit < start + HOUR).length).toBeLessThanOrEqual(3);
    }
  });
});

describe('a slowdown', () => {
  const slowdown = { after: 3, windowMs: 30 * DAY, firstMs: 30 * SECOND, maxMs: HOUR };
  const slow = { limits: [], slowdown };
  const hits = (count: number) => Array.from({ length: count }, () => 1000);

  it('doubles the wait each time, up to a maximum', () => {
    const waits = [0, 2, 3, 4, 5, 20].map((count) => waitFor(hits(count), slow, 1000));
    expect(waits).toEqual([0, 0, 30 * SECOND, 60 * SECOND, 120 * SECOND, HOUR]);
  });

  it('measures the wait from the last request', () => {
    expect(waitFor(hits(4), slow, 21_000)).toBe(40 * SECOND);
    expect(waitFor(hits(4), slow, 61_000)).toBe(0);
  });

  it('ignores requests before its window', () => {
    expect(waitFor(hits(5), slow, 31 * DAY + 1000)).toBe(0);
    const short = { ...slow, slowdown: { ...slowdown, windowMs: 10 * SECOND } };
    expect(waitFor(hits(3), short, 11_000)).toBe(0);
    expect(waitFor(hits(3), short, 10_999)).toBe(20_001);
  });

  it('stores the timestamps needed to reach the maximum', () => {
    let many: number[] = [];
    for (let count = 0; count < 30; count += 1) many = remember(many, slow, count);
    // Three without a wait, and 30 s doubled seven times exceeds an hour.
    expect(many).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(waitFor(many, slow, 30)).toBe(HOUR - 1);
  });

  it('stores more timestamps when another limit needs them', () => {
    const combined = { limits: [{ max: 12, windowMs: MINUTE }], slowdown };
    let many: number[] = [];
    for (let count = 0; count < 30; count += 1) many = remember(many, combined, count);
    expect(many).toHaveLength(12);
    expect(remember([0], combined, DAY)).toEqual([0, DAY]);
  });
});
