import autocannon from 'autocannon';
import { countFailures, errorCodeOf } from './failures.ts';
import type { Failures } from './failures.ts';
import { usageOf } from './resources.ts';
import { summarise } from './latencies.ts';
import type { Latencies } from './latencies.ts';

/** A request of autocannon. */
export type BenchRequest = autocannon.Request;

export interface ClosedLoop {
  address: string;
  /** Process id of the server, to measure its CPU time. */
  pid: number;
  connections: number;
  seconds: number;
  /** The requests of one connection, repeated in this order. */
  requestsOf: (connection: number) => BenchRequest[];
}

export interface ClosedLoopResult extends Latencies {
  requestsPerSecond: number;
  /** Responses other than 2xx, and requests without a response. */
  failures: Failures;
  /** CPU time of the server per request in µs. */
  cpuMicroseconds: number;
}

/**
 * Measures the throughput of a server: every connection sends its next request after the last response. The latencies are
 * those of a saturated server; the open loop measures those of customers.
 */
export async function runClosedLoop(loop: ClosedLoop): Promise<ClosedLoopResult> {
  const durations: number[] = [];
  let responses = 0;
  const connected = new Set<unknown>();
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
    run.on('response', (client, status, _bytes, durationMs) => {
      responses += 1;
      // A server accepts one connection after the requests of all others, so the first ones wait longest.
      if (connected.has(client)) durations.push(durationMs);
      connected.add(client);
      if (status < 200 || status > 299) fail(`${status}`);
    });
    run.on('reqError', (error: Error) => fail(errorCodeOf(error)));
  });
  const after = usageOf(loop.pid);
  return {
    ...summarise(durations),
    requestsPerSecond: result.requests.total / result.duration,
    failures,
    cpuMicroseconds: ((after.cpuMs - before.cpuMs) * 1000) / Math.max(1, responses),
  };
}
