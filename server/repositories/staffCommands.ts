import type { Queryable } from '../db/open.ts';
import type { CommandOutcome, StaffCommandsTable } from '../db/staffTables.ts';
import { newId } from '../ids.ts';

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
    .values({ ...row, at: now.toISOString() })
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
