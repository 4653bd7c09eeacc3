import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import type { Log } from './log.ts';
import { takeUnlogged } from './repositories/staffCommands.ts';
import { createWorker } from './worker.ts';
import type { Worker } from './worker.ts';

/**
 * Logs each command of the staff once, without its arguments. The command line cannot: it writes to the terminal of the
 * staff, and not where the logs of the server are collected.
 */
export function createStaffCommandLog(parts: { db: Db; clock: Clock; log: Log }): Worker {
  const { db, clock, log } = parts;
  return createWorker({
    name: 'log of staff commands',
    log,
    step: async () => {
      const row = await takeUnlogged(db, clock.now());
      if (!row) return false;
      const { id, at, staff, command, outcome } = row;
      log.info('security', { event: 'staff-command', id, at, staff, command, outcome });
      return true;
    },
  });
}
