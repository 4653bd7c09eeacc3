import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { clientNetworks } from '../../../server/http/client.ts';
import {
  createRequestLimiter,
  TooManyRequestsError,
} from '../../../server/payments/requestLimiter.ts';

const POLICY = {
  rate: { windowMs: MINUTE, perNetwork: 5, total: 10 },
  inFlight: { total: 3, perClient: 2, perNetwork: 2 },
};
const ONE = clientNetworks('203.0.113.8');
const NEIGHBOUR = clientNetworks('203.0.113.9');
const OTHER = clientNetworks('198.51.100.1');
const THIRD = clientNetworks('192.0.2.1');

function createLimiter() {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const limiter = createRequestLimiter(POLICY, clock, (limit) => limit);
  return { limiter, advance: (ms: number) => (now += ms) };
}

/** A request that settles on demand. */
function openCall() {
  let end: (error?: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { call: () => promise, end };
}

const done = () => Promise.resolve('done');

describe('createRequestLimiter', () => {
  it('limits concurrent requests per network until they end or fail', async () => {
    const { limiter } = createLimiter();
    const [first, second] = [openCall(), openCall()];
    const running = [limiter.run(ONE, first.call), limiter.run(NEIGHBOUR, second.call)];
    await expect(limiter.run(ONE, done)).rejects.toThrow(TooManyRequestsError);
    expect(await limiter.run(OTHER, done)).toBe('done');
    first.end();
    second.end(new Error('down'));
    await Promise.allSettled(running);
    expect(await limiter.run(ONE, done)).toBe('done');
  });

  it('limits concurrent requests in total', async () => {
    const { limiter } = createLimiter();
    const calls = [ONE, ONE, OTHER].map((networks) => {
      const open = openCall();
      return { ...open, running: limiter.run(networks, open.call) };
    });
    await expect(limiter.run(THIRD, done)).rejects.toThrow(TooManyRequestsError);
    for (const { end, running } of calls) {
      end();
      await running;
    }
    expect(await limiter.run(THIRD, done)).toBe('done');
  });

  it('limits requests per window and returns the time to the next window', async () => {
    const { limiter, advance } = createLimiter();
    for (let count = 0; count < 5; count += 1) await limiter.run(ONE, done);
    advance(20_000);
    await expect(limiter.run(NEIGHBOUR, done)).rejects.toMatchObject({ retryAfterMs: 40_000 });
    expect(await limiter.run(OTHER, done)).toBe('done');
    advance(40_000);
    expect(await limiter.run(NEIGHBOUR, done)).toBe('done');
  });

  it('does not send a request over the limit', async () => {
    const { limiter } = createLimiter();
    for (let count = 0; count < 5; count += 1) await limiter.run(ONE, done);
    let calls = 0;
    const call = () => Promise.resolve((calls += 1));
    await expect(limiter.run(ONE, call)).rejects.toThrow(TooManyRequestsError);
    expect(calls).toBe(0);
  });
});
