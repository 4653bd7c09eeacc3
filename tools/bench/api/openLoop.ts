import { setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { countFailures, reasonOfSilence } from './failures.ts';
import type { Failures } from './failures.ts';
import { summarise } from './latencies.ts';
import type { Latencies } from './latencies.ts';

export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A shopper's next step: calls that follow one another; when one fails, the rest is not sent. */
export type Step = readonly HttpCall[];

export interface OpenLoop {
  address: string;
  requestsPerSecond: number;
  seconds: number;
  nextStep: () => Step;
}

export interface OpenLoopResult extends Latencies {
  requestsPerSecond: number;
  /** Answers other than 2xx, and requests without any. */
  failures: Failures;
}

const MS_PER_SECOND = 1000;
const TIMEOUT_MS = 10_000;
/** As many as a proxy would hold open; what is due beyond them waits, and its waiting counts. */
const MAX_CONNECTIONS = 256;
/** What has no answer by this time after the end is given up, so that a run ends. */
const GIVE_UP_MS = 10_000;

/** What all requests share: their connections, and the end of all patience. */
interface Link {
  agent: Agent;
  signal: AbortSignal;
}

/** Resolves with how the request failed, undefined when it did not. */
function send(link: Link, address: string, call: HttpCall): Promise<string | undefined> {
  const what = `${call.method} ${call.path.split('?')[0] ?? ''}`;
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(call.path, address),
      { ...link, method: call.method, headers: call.headers, timeout: TIMEOUT_MS },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.once('close', () => {
          const isGood = answer.complete && statusCode >= 200 && statusCode <= 299;
          resolve(
            isGood ? undefined : `${what}: ${statusCode}${answer.complete ? '' : ', cut off'}`,
          );
        });
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('no response in time')));
    outgoing.once('error', (error) => {
      // An idle connection that is closed while a request is on its way took none: browsers and proxies send it again.
      if (outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        resolve(send(link, address, call));
        return;
      }
      resolve(`${what}: ${link.signal.aborted ? 'given up' : reasonOfSilence(error)}`);
    });
    outgoing.end(call.body);
  });
}

/**
 * Sends requests at a constant rate, whether or not the ones before have been answered, and counts each one's wait
 * from the moment it was due: a stalled server makes all that queue behind it late (no coordinated omission).
 */
export async function runOpenLoop(loop: OpenLoop): Promise<OpenLoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const patience = new AbortController();
  setMaxListeners(0, patience.signal);
  const link = { agent, signal: patience.signal };
  const gapMs = MS_PER_SECOND / loop.requestsPerSecond;
  const endMs = loop.seconds * MS_PER_SECOND;
  const durations: number[] = [];
  const { add: fail, failures } = countFailures();
  const running = new Set<Promise<void>>();
  const start = performance.now();

  const walk = async (step: Step, dueMs: number): Promise<void> => {
    let sinceMs = start + dueMs;
    for (const call of step) {
      const failure = await send(link, loop.address, call);
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
      const walked = walk(step, dueMs).finally(() => running.delete(walked));
      running.add(walked);
      dueMs += gapMs * step.length;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const giveUp = setTimeout(() => patience.abort(), GIVE_UP_MS);
  await Promise.all(running);
  clearTimeout(giveUp);
  const tookMs = performance.now() - start;
  agent.destroy();
  return {
    ...summarise(durations),
    requestsPerSecond: (durations.length * MS_PER_SECOND) / tookMs,
    failures,
  };
}
