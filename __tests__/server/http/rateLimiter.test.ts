import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { clientNetworks } from '../../../server/http/client.ts';
import { createRateLimiter } from '../../../server/http/rateLimiter.ts';
import type { RateLimiter } from '../../../server/http/rateLimiter.ts';
import { MAX_TRACKED_NETWORKS } from '../../../server/limits/clients.ts';

const POLICY = { windowMs: MINUTE, perNetwork: 3, total: 8 };

function createLimiter(policy = POLICY): { limiter: RateLimiter; advance: (ms: number) => void } {
  let now = Date.parse('2026-03-01T08:00:00Z');
  const limiter = createRateLimiter(policy, { now: () => new Date(now) }, (limit) => limit);
  return {
    limiter,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Number of allowed requests, one per IP address. */
function countAllowed(limiter: RateLimiter, addresses: readonly string[]): number {
  return addresses.filter((address) => limiter.take(clientNetworks(address)) === 0).length;
}

function repeat(count: number, addressOf: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => addressOf(index));
}

describe('createRateLimiter', () => {
  it('allows the limit per window, then returns the time to the next window', () => {
    const { limiter, advance } = createLimiter();
    const client = clientNetworks('203.0.113.8');
    advance(1);
    expect([limiter.take(client), limiter.take(client), limiter.take(client)]).toEqual([0, 0, 0]);
    advance(20_000);
    expect(limiter.take(client)).toBe(40_000);
  });

  it('allows the limit again in the next window', () => {
    const { limiter, advance } = createLimiter();
    expect(
      countAllowed(
        limiter,
        repeat(5, () => '203.0.113.8'),
      ),
    ).toBe(3);
    advance(MINUTE - 1);
    expect(countAllowed(limiter, ['203.0.113.8'])).toBe(0);
    advance(1);
    expect(
      countAllowed(
        limiter,
        repeat(5, () => '203.0.113.8'),
      ),
    ).toBe(3);
  });

  it('counts the IP addresses of one IPv4 /24 together', () => {
    const { limiter } = createLimiter();
    expect(
      countAllowed(
        limiter,
        repeat(6, (index) => `203.0.113.${index}`),
      ),
    ).toBe(3);
  });

  it('counts the /64 networks of one IPv6 /48 together', () => {
    const { limiter } = createLimiter();
    expect(
      countAllowed(
        limiter,
        repeat(6, (index) => `2001:db8:1:${index}00::1`),
      ),
    ).toBe(3);
  });

  it('allows the total for all clients together', () => {
    const { limiter } = createLimiter();
    expect(
      countAllowed(
        limiter,
        repeat(20, (index) => `203.0.${index}.1`),
      ),
    ).toBe(8);
  });

  it('reserves half of the total for the first requests of networks', () => {
    const { limiter } = createLimiter();
    const busy = ['203.0.1.1', '203.0.2.1'];
    expect(
      countAllowed(
        limiter,
        repeat(10, (index) => busy[index % 2] ?? ''),
      ),
    ).toBe(4);
    expect(countAllowed(limiter, ['198.51.100.1', '198.51.100.1', '192.0.2.1'])).toBe(2);
  });

  it('does not count rejected requests against the total', () => {
    const { limiter } = createLimiter();
    expect(
      countAllowed(
        limiter,
        repeat(100, () => '203.0.113.8'),
      ),
    ).toBe(3);
    expect(countAllowed(limiter, ['198.51.100.1', '192.0.2.1'])).toBe(2);
  });

  it('does not evict a busy network while it tracks many others', () => {
    const { limiter } = createLimiter({ ...POLICY, total: Infinity });
    const busy = '198.51.100.1';
    expect(countAllowed(limiter, [busy, busy, busy])).toBe(3);
    for (let index = 0; index < MAX_TRACKED_NETWORKS; index += 1) {
      limiter.take([`network ${index}`]);
      if (index % 1000 === 0) expect(countAllowed(limiter, [busy])).toBe(0);
    }
    expect(countAllowed(limiter, [busy])).toBe(0);
  });
});
