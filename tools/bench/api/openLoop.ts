import { setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { countFailures, errorCodeOf } from './failures.ts';
import type { Failures } from './failures.ts';
import { summarise } from './latencies.ts';
import type { Latencies } from './latencies.ts';

export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Consecutive requests of a customer; after a failure the rest is not sent. */
export type Step = readonly HttpCall[];

export interface OpenLoop {
  address: string;
  requestsPerSecond: number;
  seconds: number;
  nextStep: () => Step;
}

export interface OpenLoopResult extends Latencies {
  requestsPerSecond: number;
  /** Responses other than 2xx, and requests without a response. */
  failures: Failures;
}

const MS_PER_SECOND = 1000;
const TIMEOUT_MS = 10_000;
/** As many as a proxy keeps open; further requests are queued, which counts as latency. */
const MAX_CONNECTIONS = 256;
/** Timeout for pending requests at the end of the run. */
const ABORT_AFTER_MS = 10_000;

/** Request options shared by all requests. */
interface SharedOptions {
  agent: Agent;
  signal: AbortSignal;
}

/** Sends a request; resolves with the failure, `undefined` on success. */
function send(shared: SharedOptions, address: string, call: HttpCall): Promise<string | undefined> {
  const what = `${call.method} ${call.path.split('?')[0] ?? ''}`;
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(call.path, address),
      { ...shared, method: call.method, headers: call.headers, timeout: TIMEOUT_MS },
      (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        response.once('close', () => {
          const isSuccess = response.complete && statusCode >= 200 && statusCode <= 299;
          resolve(
            isSuccess
              ? undefined
              : `${what}: ${statusCode}${response.complete ? '' : ', incomplete'}`,
          );
        });
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('no response in time')));
    outgoing.once('error', (error) => {
      // The server closed the idle connection before it read the request, so retry as browsers and proxies do.
      if (outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        resolve(send(shared, address, call));
        return;
      }
      resolve(`${what}: ${shared.signal.aborted ? 'aborted' : errorCodeOf(error)}`);
    });
    outgoing.end(call.body);
  });
}

/**
 * Sends requests at a constant rate, independent of responses, and measures each latency from the scheduled time, which
 * avoids coordinated omission.
 */
export async function runOpenLoop(loop: OpenLoop): Promise<OpenLoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  const shared = { agent, signal: controller.signal };
  const gapMs = MS_PER_SECOND / loop.requestsPerSecond;
  const endMs = loop.seconds * MS_PER_SECOND;
  const durations: number[] = [];
  const { add: fail, failures } = countFailures();
  const running = new Set<Promise<void>>();
  const start = performance.now();

  const run = async (step: Step, dueMs: number): Promise<void> => {
    let sinceMs = start + dueMs;
    for (const call of step) {
      const failure = await send(shared, loop.address, call);
      const now = performance.now();
      durations.push(now - sinceMs);
      if (failure !== undefined) {
        fail(failure);
        return;
      }
      sinceMs = now;
    }
  };

  for (let dueMs = 0; dueMs < endMs;) {
    const nowMs = performance.now() - start;
    while (dueMs <= nowMs && dueMs < endMs) {
      const step = loop.nextStep();
      const pending = run(step, dueMs).finally(() => running.delete(pending));
      running.add(pending);
      dueMs += gapMs * step.length;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const abortTimer = setTimeout(() => controller.abort(), ABORT_AFTER_MS);
  await Promise.all(running);
  clearTimeout(abortTimer);
  const tookMs = performance.now() - start;
  agent.destroy();
  return {
    ...summarise(durations),
    requestsPerSecond: (durations.length * MS_PER_SECOND) / tookMs,
    failures,
  };
}
