import { setTimeout } from 'node:timers/promises';

/** Does something like a network does: later, so that other work happens meanwhile. */
export async function slowly(work: () => void): Promise<void> {
  await setTimeout(2);
  work();
}
