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

/** The policy with its maximums scaled by a factor. */
export function shareOf({ limits, ...rest }: ThrottlePolicy, share: number): ThrottlePolicy {
  const reduced = limits.map((limit) => ({ ...limit, max: Math.floor(limit.max * share) }));
  return { ...rest, limits: reduced };
}

/** The longest window of a policy, in milliseconds. */
function horizonOf({ limits, slowdown }: ThrottlePolicy): number {
  return Math.max(slowdown?.windowMs ?? 0, ...limits.map((limit) => limit.windowMs));
}

/** Number of timestamps within the policy's window. */
export function countWithin(hits: readonly number[], policy: ThrottlePolicy, now: number): number {
  return hits.filter((hit) => hit > now - horizonOf(policy)).length;
}

/**
 * Milliseconds until the next request is allowed; 0 when it is allowed now.
 * @param remembered timestamps in the future, e.g. after the clock was set back, count as now
 */
export function waitFor(
  remembered: readonly number[],
  policy: ThrottlePolicy,
  now: number,
): number {
  const hits = remembered.map((hit) => Math.min(hit, now));
  const waits = policy.limits.map((limit) => waitForLimit(hits, limit, now));
  return Math.max(0, ...waits, waitForSlowdown(hits, policy, now));
}

/** Adds a timestamp and drops those that no limit needs any more. */
export function remember(hits: readonly number[], policy: ThrottlePolicy, now: number): number[] {
  return [...hits.filter((hit) => hit > now - horizonOf(policy)), now].slice(
    -historyLengthOf(policy),
  );
}
