import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { canonicalEmail } from '../../../server/rules/email.ts';
import { newId } from '../../../server/ids.ts';
import { maskEmail } from '../../../server/rules/masks.ts';
import { toDecimal, toMajor } from '../../../server/rules/money.ts';
import { newOrderNumber } from '../../../server/rules/orderNumber.ts';
import { periodOf } from '../../../server/rules/orderPeriod.ts';
import { newCode } from '../../../server/rules/otp.ts';
import { totalPagesOf } from '../../../server/rules/paging.ts';
import { remember, waitFor } from '../../../server/rules/throttle.ts';
import { totalsOf } from '../../../server/rules/totals.ts';

describe('totals', () => {
  const of = (unitPriceMinor: number, quantity = 1) => totalsOf([{ unitPriceMinor, quantity }]);

  it('add AED 50 of shipping below AED 1,000 and none from there', () => {
    expect(of(999_99)).toEqual({
      subTotalMinor: 999_99,
      shippingMinor: 50_00,
      totalMinor: 1049_99,
    });
    expect(of(1000_00)).toMatchObject({ shippingMinor: 0, totalMinor: 1000_00 });
    expect(of(500_00, 2)).toMatchObject({ shippingMinor: 0 });
    expect(totalsOf([])).toEqual({ subTotalMinor: 0, shippingMinor: 0, totalMinor: 0 });
  });

  it('are shown in dirhams with at most two decimals', () => {
    expect([toMajor(12950), toMajor(1), toDecimal(12950), toDecimal(5)]).toEqual([
      129.5,
      0.01,
      '129.50',
      '0.05',
    ]);
  });
});

describe('limits', () => {
  const policy = {
    limits: [
      { max: 1, windowMs: 30 * SECOND },
      { max: 3, windowMs: HOUR },
    ],
  };

  it('let through what every window allows', () => {
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

  it('tell the exact wait', () => {
    expect(waitFor([1000], policy, 11_000)).toBe(20 * SECOND);
    expect(waitFor([0, 40_000, 80_000], policy, 20 * MINUTE)).toBe(40 * MINUTE);
  });

  it('slow a patient guesser down, twice as much each time, up to a cap', () => {
    const slow = {
      limits: [],
      slowdown: { after: 3, windowMs: 30 * DAY, firstMs: 30 * SECOND, maxMs: HOUR },
    };
    const hits = (count: number) => Array.from({ length: count }, () => 1000);
    const waits = [2, 3, 4, 5, 20].map((count) => waitFor(hits(count), slow, 1000));
    expect(waits).toEqual([0, 30 * SECOND, 60 * SECOND, 120 * SECOND, HOUR]);
    expect(waitFor(hits(5), slow, 31 * DAY + 1000)).toBe(0);
  });

  it('remember as much as their widest rule looks at, and no more', () => {
    const wide = { limits: [{ max: 400, windowMs: HOUR }] };
    let hits: number[] = [];
    for (let count = 0; count < 400; count += 1) hits = remember(hits, wide, count);
    expect(waitFor(hits, wide, 400)).toBe(HOUR - 400);
    expect(remember(hits, wide, HOUR / 2)).toHaveLength(400);
  });

  it('make nobody wait longer than a window because the clock was set back', () => {
    const ahead = [DAY, DAY + 1, DAY + 2];
    expect(waitFor(ahead, policy, 0)).toBe(HOUR);
  });

  it('never allow more than the window does, in any rhythm', () => {
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

describe('codes, numbers and ids', () => {
  it('are six digits with all their zeros', () => {
    const codes = Array.from({ length: 5000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(4900);
  });

  it('have every digit equally often in every place', () => {
    const codes = Array.from({ length: 20_000 }, newCode);
    for (let place = 0; place < 6; place += 1) {
      const chiSquared = Array.from('0123456789').reduce((sum, digit) => {
        const count = codes.filter((code) => code[place] === digit).length;
        return sum + (count - 2000) ** 2 / 2000;
      }, 0);
      // 9 degrees of freedom: fair digits get here once in ten million times.
      expect(chiSquared).toBeLessThan(50);
    }
  });

  it('number orders by the day in Dubai, without characters that look alike', () => {
    const number = newOrderNumber(new Date('2026-11-20T21:30:00Z'));
    expect(number).toMatch(/^SDL-261121-[2-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('sort in the order they were made, and never repeat', () => {
    const ids = Array.from({ length: 10_000 }, newId);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('periods', () => {
  it('are days back or a year in Dubai', () => {
    const now = new Date('2026-06-15T00:00:00.000Z');
    expect(periodOf('30', now)?.from).toBe('2026-05-16T00:00:00.000Z');
    expect(periodOf('90', now)?.from).toBe('2026-03-17T00:00:00.000Z');
    expect(periodOf('2025', now)).toEqual({
      from: '2024-12-31T20:00:00.000Z',
      to: '2025-12-31T20:00:00.000Z',
    });
    expect(periodOf('60', now)).toBeUndefined();
  });
});

describe('pages', () => {
  it('are as many as it takes, and one for nothing', () => {
    expect([0, 1, 10, 11].map((count) => totalPagesOf(count, 10))).toEqual([1, 1, 1, 2]);
  });
});

describe('e-mail addresses', () => {
  it('are masked', () => {
    expect(maskEmail('aisha@gmail.com')).toBe('a•••@g•••.com');
    expect(maskEmail('x@y.co.uk')).toBe('x•••@y•••.uk');
  });

  it.each([
    [' Aisha@Example.COM ', 'aisha@example.com'],
    ['a+b@bücher.example', 'a+b@xn--bcher-kva.example'],
    ['a@b', undefined],
    ['a@@b.co', undefined],
    ['a b@c.de', undefined],
    ['a@b.co,c@d.ee', undefined],
    [`${'x'.repeat(65)}@b.co`, undefined],
    ['"a"@b.co', undefined],
    ['a@-.', undefined],
    ['', undefined],
  ])('read %j as %j', (text, expected) => {
    expect(canonicalEmail(text)).toBe(expected);
  });
});
