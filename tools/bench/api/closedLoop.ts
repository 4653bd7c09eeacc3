import autocannon from 'autocannon';
import { countFailures, reasonOfSilence } from './failures.ts';
import type { Failures } from './failures.ts';
import { usageOf } from './resources.ts';
import { summarise } from './latencies.ts';
import type { Latencies } from './latencies.ts';

/** One request as autocannon sends it. */
export type BenchRequest = autocannon.Request;

export interface ClosedLoop {
  address: string;
  /** Process that answers, for its accounting. */
  pid: number;
  connections: number;
  seconds: number;
  /** The requests of one connection, sent over and over in this order. */
  requestsOf: (connection: number) => BenchRequest[];
}

export interface ClosedLoopResult extends Latencies {
  requestsPerSecond: number;
  /** Answers other than 2xx, and requests without any. */
  failures: Failures;
  /** Processor time of the server for one request, in µs. */
  cpuMicroseconds: number;
}

/**
 * How many requests a server can answer: every connection sends its next request when it has the last answer. The
 * latencies are those of a saturated server; what a shopper would wait is measured by the open loop.
 */
export async function runClosedLoop(loop: ClosedLoop): Promise<ClosedLoopResult> {
  const durations: number[] = [];
  const { add: fail, failures } = countFailures();
  let connection = 0;
  const before = usageOf(loop.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: loop.address,
        connections: loop.connections,
        duration: loop.seconds,
        setupClient: (client) => client.setRequests(loop.requestsOf(connection++)),
      },
      (error: unknown, finished) => (error instanceof Error ? reject(error) : resolve(finished)),
    );
    run.on('response', (_client, status, _bytes, durationMs) => {
      durations.push(durationMs);
      if (status < 200 || status > 299) fail(`${status}`);
    });
    run.on('reqError', (error: Error) => fail(reasonOfSilence(error)));
  });
  const after = usageOf(loop.pid);
  return {
    ...summarise(durations),
    requestsPerSecond: result.requests.total / result.duration,
    failures,
    cpuMicroseconds: ((after.cpuMs - before.cpuMs) * 1000) / Math.max(1, durations.length),
  };
}
