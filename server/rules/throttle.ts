/** At most `max` times within `windowMs`. */
export interface Limit {
  max: number;
  windowMs: number;
}

export interface ThrottlePolicy {
  limits: readonly Limit[];
  /** From the `after`-th time within the window on, every further time waits twice as long as the one before. */
  slowdown?: { after: number; windowMs: number; firstMs: number; maxMs: number };
}

/** The newest times that the widest rule looks at. */
function memoryOf({ limits, slowdown }: ThrottlePolicy): number {
  const steps = slowdown ? Math.ceil(Math.log2(slowdown.maxMs / slowdown.firstMs)) : 0;
  return Math.max(slowdown ? slowdown.after + steps : 0, ...limits.map((limit) => limit.max));
}

function waitForLimit(hits: readonly number[], limit: Limit, now: number): number {
  const inside = hits.filter((hit) => hit > now - limit.windowMs);
  const freeing = inside[inside.length - limit.max];
  return freeing === undefined ? 0 : freeing + limit.windowMs - now;
}

function waitForSlowdown(hits: readonly number[], policy: ThrottlePolicy, now: number): number {
  const { slowdown } = policy;
  const last = hits.at(-1);
  if (!slowdown || last === undefined) return 0;
  const over = hits.filter((hit) => hit > now - slowdown.windowMs).length - slowdown.after;
  if (over < 0) return 0;
  return Math.max(0, last + Math.min(slowdown.firstMs * 2 ** over, slowdown.maxMs) - now);
}

/**
 * Milliseconds to wait before the next time is allowed; 0 when it is allowed now.
 * @param remembered times that lie ahead, as after the clock was set back, count as now
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

/** The remembered times with a new one; those that no limit looks at any more are forgotten. */
export function remember(hits: readonly number[], policy: ThrottlePolicy, now: number): number[] {
  const horizon = Math.max(
    ...policy.limits.map((limit) => limit.windowMs),
    policy.slowdown?.windowMs ?? 0,
  );
  return [...hits.filter((hit) => hit > now - horizon), now].slice(-memoryOf(policy));
}
