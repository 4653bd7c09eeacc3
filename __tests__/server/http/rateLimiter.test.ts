import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { clientNetworks } from '../../../server/http/client.ts';
import { createRateLimiter } from '../../../server/http/rateLimiter.ts';
import type { RateLimiter } from '../../../server/http/rateLimiter.ts';
import { MAX_TRACKED_NETWORKS } from '../../../server/limits.ts';

const POLICY = { windowMs: MINUTE, perNetwork: 3, total: 8 };

function createLimiter(policy = POLICY): { limiter: RateLimiter; pass: (ms: number) => void } {
  let now = Date.parse('2026-03-01T08:00:00Z');
  const limiter = createRateLimiter(policy, { now: () => new Date(now) });
  return {
    limiter,
    pass: (ms) => {
      now += ms;
    },
  };
}

/** How many requests, one per IP address, are allowed. */
function allowed(limiter: RateLimiter, addresses: readonly string[]): number {
  return addresses.filter((address) => limiter.take(clientNetworks(address)) === 0).length;
}

function repeat(count: number, addressOf: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => addressOf(index));
}

describe('createRateLimiter', () => {
  it('allows a client its limit per window, then returns the rest of the window', () => {
    const { limiter, pass } = createLimiter();
    const client = clientNetworks('203.0.113.8');
    pass(1);
    expect([limiter.take(client), limiter.take(client), limiter.take(client)]).toEqual([0, 0, 0]);
    pass(20_000);
    expect(limiter.take(client)).toBe(40_000);
  });

  it('allows the client again in the next window', () => {
    const { limiter, pass } = createLimiter();
    expect(
      allowed(
        limiter,
        repeat(5, () => '203.0.113.8'),
      ),
    ).toBe(3);
    pass(MINUTE - 1);
    expect(allowed(limiter, ['203.0.113.8'])).toBe(0);
    pass(1);
    expect(
      allowed(
        limiter,
        repeat(5, () => '203.0.113.8'),
      ),
    ).toBe(3);
  });

  it('counts the IP addresses of one IPv4 /24 together', () => {
    const { limiter } = createLimiter();
    expect(
      allowed(
        limiter,
        repeat(6, (index) => `203.0.113.${index}`),
      ),
    ).toBe(3);
  });

  it('counts the /64 networks of one IPv6 /48 together', () => {
    const { limiter } = createLimiter();
    expect(
      allowed(
        limiter,
        repeat(6, (index) => `2001:db8:1:${index}00::1`),
      ),
    ).toBe(3);
  });

  it('allows all clients together the total', () => {
    const { limiter } = createLimiter();
    expect(
      allowed(
        limiter,
        repeat(20, (index) => `203.0.${index}.1`),
      ),
    ).toBe(8);
  });

  it('reserves half of the total for first requests of networks', () => {
    const { limiter } = createLimiter();
    const busy = ['203.0.1.1', '203.0.2.1'];
    expect(
      allowed(
        limiter,
        repeat(10, (index) => busy[index % 2] ?? ''),
      ),
    ).toBe(4);
    expect(allowed(limiter, ['198.51.100.1', '198.51.100.1', '192.0.2.1'])).toBe(2);
  });

  it('does not count rejected requests against the total', () => {
    const { limiter } = createLimiter();
    expect(
      allowed(
        limiter,
        repeat(100, () => '203.0.113.8'),
      ),
    ).toBe(3);
    expect(allowed(limiter, ['198.51.100.1', '192.0.2.1'])).toBe(2);
  });

  it('keeps counting a busy network while many others come and go', () => {
    const { limiter } = createLimiter({ ...POLICY, total: Infinity });
    const busy = '198.51.100.1';
    expect(allowed(limiter, [busy, busy, busy])).toBe(3);
    for (let index = 0; index < MAX_TRACKED_NETWORKS; index += 1) {
      limiter.take([`network ${index}`]);
      if (index % 1000 === 0) expect(allowed(limiter, [busy])).toBe(0);
    }
    expect(allowed(limiter, [busy])).toBe(0);
  });
});
