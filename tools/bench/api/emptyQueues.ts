import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../../../scripts/support/serverProcess.ts';

const POLL_MS = 500;
/** Ten thousand mails take about a minute. */
const TIMEOUT_MS = 300_000;

/** Number of mails, payments and photos that a server has to work on. */
async function queueLength(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lengths = [...text.matchAll(/^queue_length\{.*\} (\d+)$/gm)];
  if (lengths.length === 0) throw new Error('The metrics have no length of a queue.');
  return lengths.reduce((sum, [, length]) => sum + Number(length), 0);
}

/**
 * Waits until a server has sent the mails of an earlier measurement, which would take processor time from the next one.
 * @throws Error when its metrics cannot be read, or when it takes longer than 5 minutes
 */
export async function emptyQueues({ address }: Pick<ServerProcess, 'address'>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while ((await queueLength(address)) > 0) {
    if (performance.now() > deadline) throw new Error('The queues of the server do not empty.');
    await wait(POLL_MS);
  }
}
