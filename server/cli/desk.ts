import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { isMigrated } from '../db/migrate.ts';
import { openBeside, sqliteFile } from '../db/open.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Env } from '../env.ts';
import { createMailQueue } from '../mail/mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { configOf } from '../start.ts';
import { createVault, readOrMakeSecret } from '../vault.ts';
import type { Vault } from '../vault.ts';
import { RefusedError } from './errors.ts';

/** Everything a command may use. Mails and refunds are queued; the server's workers carry them out. */
export interface Desk extends Pick<OpenDatabase, 'db' | 'engine'> {
  clock: Clock;
  config: Config;
  vault: Vault;
  mailer: Pick<Mailer, 'queue'>;
}

export function deskOn(
  { db, engine }: OpenDatabase,
  config: Config,
  vault: Vault,
  clock: Clock,
): Desk {
  return { db, engine, clock, config, vault, mailer: { queue: createMailQueue(vault, clock) } };
}

/**
 * Opens the shop's database, whether its server is running or not.
 * @throws RefusedError when there is no shop yet, or its database is not of this version
 */
export async function openDesk(env: Env): Promise<{ desk: Desk; close: () => Promise<void> }> {
  if (env.DATABASE_URL === undefined && !existsSync(sqliteFile(env.DATA_DIR))) {
    throw new RefusedError(
      `There is no shop in ${env.DATA_DIR}. Name its directory, e.g. DATA_DIR=./data, or start it first: npm start`,
    );
  }
  const open = openBeside({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onIdleError: () => undefined,
  });
  try {
    if (!(await isMigrated(open.db))) {
      throw new RefusedError(
        `The database ${open.place} is not of this version. Restart the server, or run: npm run db:migrate`,
      );
    }
    const vault = createVault(env.APP_SECRET ?? readOrMakeSecret(env.DATA_DIR));
    return { desk: deskOn(open, configOf(env), vault, systemClock), close: open.close };
  } catch (error) {
    await open.close();
    throw error;
  }
}
