import { HOUR, isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import type { CommandOutcome, StaffCommandsTable } from '../db/staffTables.ts';
import { newId } from '../ids.ts';

/** Time after which a command that has not ended counts as killed. */
const KILLED_AFTER_MS = HOUR;

/** Records a command before it runs, so that one that is killed is recorded, too. @returns the id of the record */
export async function recordCommand(
  db: Queryable,
  { staff, command, args }: { staff: string; command: string; args: readonly string[] },
  now: Date,
): Promise<string> {
  const id = newId();
  const row = { id, staff, command, arguments: JSON.stringify(args), outcome: 'started' } as const;
  await db
    .insertInto('staff_commands')
    .values({ ...row, at: now.toISOString(), logged_at: null })
    .execute();
  return id;
}

/** Records how a command ended. */
export async function recordOutcome(
  db: Queryable,
  id: string,
  outcome: CommandOutcome,
): Promise<void> {
  await db.updateTable('staff_commands').set({ outcome }).where('id', '=', id).execute();
}

/** Takes the oldest command that has ended, or was probably killed, and is not in the log yet; one server gets it. */
export async function takeUnlogged(
  db: Queryable,
  now: Date,
): Promise<StaffCommandsTable | undefined> {
  const next = db
    .selectFrom('staff_commands')
    .select('id')
    .where('logged_at', 'is', null)
    .where((eb) =>
      eb.or([eb('outcome', '!=', 'started'), eb('at', '<', isoAfter(now, -KILLED_AFTER_MS))]),
    )
    .orderBy('at')
    .limit(1);
  return db
    .updateTable('staff_commands')
    .set({ logged_at: now.toISOString() })
    .where('id', '=', next)
    .where('logged_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Recorded commands, newest first. */
export async function listCommands(db: Queryable, limit: number): Promise<StaffCommandsTable[]> {
  return db
    .selectFrom('staff_commands')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
