import { MINUTE } from '../clock.ts';

/** At most `max` times within `windowMs`. */
export interface Limit {
  max: number;
  windowMs: number;
}

export interface ThrottlePolicy {
  limits: readonly Limit[];
  /** After `after` requests in the window, the wait doubles with every further request. */
  slowdown?: { after: number; windowMs: number; firstMs: number; maxMs: number };
}

/** Number of timestamps that the policy needs. */
function historyLengthOf({ limits, slowdown }: ThrottlePolicy): number {
  const steps = slowdown ? Math.ceil(Math.log2(slowdown.maxMs / slowdown.firstMs)) : 0;
  return Math.max(slowdown ? slowdown.after + steps : 0, ...limits.map((limit) => limit.max));
}

function waitForLimit(hits: readonly number[], limit: Limit, now: number): number {
  const inside = hits.filter((hit) => hit > now - limit.windowMs);
  const blocking = inside[inside.length - limit.max];
  return blocking === undefined ? 0 : blocking + limit.windowMs - now;
}

function waitForSlowdown(hits: readonly number[], policy: ThrottlePolicy, now: number): number {
  const { slowdown } = policy;
  const last = hits.at(-1);
  if (!slowdown || last === undefined) return 0;
  const over = hits.filter((hit) => hit > now - slowdown.windowMs).length - slowdown.after;
  if (over < 0) return 0;
  return Math.max(0, last + Math.min(slowdown.firstMs * 2 ** over, slowdown.maxMs) - now);
}

/** The policy with its maximums multiplied. */
export function timesPolicy({ limits, ...rest }: ThrottlePolicy, factor: number): ThrottlePolicy {
  return { ...rest, limits: limits.map((limit) => ({ ...limit, max: limit.max * factor })) };
}

/** How far the clocks of several servers may differ. */
const MAX_SKEW_MS = MINUTE;

/**
 * Timestamps within the longest window of the policy. Later ones are of a clock that was wrong and has been corrected;
 * they would count until it is right again.
 */
export function recentHits(hits: readonly number[], policy: ThrottlePolicy, now: number): number[] {
  const { limits, slowdown } = policy;
  const horizon = Math.max(slowdown?.windowMs ?? 0, ...limits.map((limit) => limit.windowMs));
  return hits.filter((hit) => hit > now - horizon && hit <= now + MAX_SKEW_MS);
}

/**
 * Milliseconds until the next request is allowed; 0 when it is allowed now.
 * @param remembered those of a server whose clock is a little ahead count as now
 */
export function waitFor(
  remembered: readonly number[],
  policy: ThrottlePolicy,
  now: number,
): number {
  const hits = recentHits(remembered, policy, now).map((hit) => Math.min(hit, now));
  const waits = policy.limits.map((limit) => waitForLimit(hits, limit, now));
  return Math.max(0, ...waits, waitForSlowdown(hits, policy, now));
}

/** Adds a timestamp and drops those that no limit needs any more. */
export function remember(hits: readonly number[], policy: ThrottlePolicy, now: number): number[] {
  return [...recentHits(hits, policy, now), now].slice(-historyLengthOf(policy));
}
