import type { CommandOutcome } from '../db/staffTables.ts';
import { personReference } from '../personReference.ts';
import { listCommands, recordCommand, recordOutcome } from '../repositories/staffCommands.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { limitOf, limitOption } from './limit.ts';
import { moment, table } from './print.ts';

/** Runs an audited command between two records: that it started, and how it ended. */
export async function withRecord(
  { db, clock, staff, secrets }: AdminContext,
  { command, positionals }: { command: string; positionals: readonly string[] },
  work: () => Promise<void>,
): Promise<void> {
  const args = positionals.map((text) => {
    const email = canonicalEmail(text);
    return email ? personReference(secrets, email) : text;
  });
  const id = await recordCommand(db, { staff, command, args }, clock.now());
  // A failure here is not one of the command, whose record stays `started`.
  const end = (outcome: CommandOutcome): Promise<void> =>
    recordOutcome(db, id, outcome).catch(() => undefined);
  try {
    await work();
  } catch (error) {
    const isRefused = error instanceof RefusedError || error instanceof UsageError;
    await end(isRefused ? 'refused' : 'failed');
    throw error;
  }
  await end('done');
}

const list: Command = {
  usage: `audit list [--limit ${limitOption.default}]`,
  description:
    'Lists the newest commands that changed something or wrote out personal data, with who ran them.',
  positionals: [0, 0],
  isAudited: false,
  options: { limit: limitOption },
  run: async ({ db }, { options }, print) => {
    const rows = await listCommands(db, limitOf(options));
    const lines = rows.map((row) => [
      moment(row.at),
      row.staff,
      row.command,
      (JSON.parse(row.arguments) as string[]).join(' '),
      row.outcome,
    ]);
    if (lines.length === 0) print('No commands are recorded.');
    else table(['WHEN', 'STAFF', 'COMMAND', 'ARGUMENTS', 'OUTCOME'], lines).forEach(print);
  },
};

export const auditCommands = { 'audit list': list };
