import { Agent, request } from 'node:http';
import { summarise } from './latencies.ts';
import type { Latencies } from './latencies.ts';

export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A shopper's next step: calls that follow one another. */
export type Step = readonly HttpCall[];

export interface OpenLoop {
  address: string;
  requestsPerSecond: number;
  seconds: number;
  nextStep: () => Step;
}

export interface OpenLoopResult extends Latencies {
  requestsPerSecond: number;
  errors: number;
}

const MS_PER_SECOND = 1000;
const TIMEOUT_MS = 10_000;

/** Resolves with the status, 0 when there was no answer. */
function send(agent: Agent, address: string, call: HttpCall): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(call.path, address),
      { agent, method: call.method, headers: call.headers, timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end(call.body);
  });
}

/**
 * Sends requests at a constant rate, whether or not the ones before have been answered, and counts each one's wait
 * from the moment it was due: a stalled server makes all that queue behind it late (no coordinated omission).
 */
export async function runOpenLoop(loop: OpenLoop): Promise<OpenLoopResult> {
  const agent = new Agent({ keepAlive: true });
  const gapMs = MS_PER_SECOND / loop.requestsPerSecond;
  const endMs = loop.seconds * MS_PER_SECOND;
  const durations: number[] = [];
  let errors = 0;
  const running = new Set<Promise<void>>();
  const start = performance.now();

  const walk = async (step: Step, dueMs: number): Promise<void> => {
    let sinceMs = start + dueMs;
    for (const call of step) {
      const status = await send(agent, loop.address, call);
      const now = performance.now();
      durations.push(now - sinceMs);
      if (status < 200 || status > 299) errors += 1;
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
  await Promise.all(running);
  const tookMs = performance.now() - start;
  agent.destroy();
  return {
    ...summarise(durations),
    requestsPerSecond: (durations.length * MS_PER_SECOND) / tookMs,
    errors,
  };
}
