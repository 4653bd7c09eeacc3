import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from './db/open.ts';

/** Upper bounds of the latency histogram, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type CacheName = 'responses' | 'pages';
/** Why a request or response was refused before or after the application: load shedding. */
export type RefusalReason = 'busy' | 'client-limit' | 'slow-reader';
type QueueLengths = Readonly<Record<string, number>>;
/** Reads the lengths by name; a rejection leaves all of them out. */
export type ReadQueues = () => Promise<QueueLengths>;

/**
 * Metrics of this process in the format of Prometheus. Labels are routes, statuses and other names from the code, never
 * values of a request, so that their number is bounded.
 * @param poolUse connections of PostgreSQL; SQLite has one
 */
export function createMetrics(readQueues: ReadQueues, poolUse: (() => PoolUse) | undefined) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response begins, by route.',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS_S,
    registers,
  });
  const caches = new Counter({
    name: 'cache_requests_total',
    help: 'Requests that a cache could answer, by result.',
    labelNames: ['cache', 'result'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests and connections refused by load shedding, and responses closed for slow readers.',
    labelNames: ['reason'] as const,
    registers,
  });
  if (poolUse) {
    // Before that of the queues, whose own query would count.
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, and requests that wait for one.',
      labelNames: ['state'] as const,
      registers,
      collect() {
        const { used, idle, waiting } = poolUse();
        for (const [state, count] of Object.entries({ used, idle, waiting }))
          this.set({ state }, count);
      },
    });
  }
  new Gauge({
    name: 'queue_length',
    help: 'Mails to send, payments to check, expire or refund, and photos to encode.',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      this.reset();
      const lengths = await readQueues().catch((): QueueLengths => ({}));
      for (const [queue, length] of Object.entries(lengths)) this.set({ queue }, length);
    },
  });
  return {
    registry,
    countRequest: (labels: { method: string; route: string; status: number }, ms: number): void => {
      const { method, route, status } = labels;
      requests.inc({ method, route, status });
      durations.observe({ method, route }, ms / 1000);
    },
    countRefused: (reason: RefusalReason): void => {
      refusals.inc({ reason });
    },
    countCache: (cache: CacheName, isHit: boolean): void => {
      caches.inc({ cache, result: isHit ? 'hit' : 'miss' });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
