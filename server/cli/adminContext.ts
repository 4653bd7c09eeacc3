import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { configOf } from '../config.ts';
import type { Config } from '../config.ts';
import { isMigrated } from '../db/migrate.ts';
import { connectDatabase, sqliteFile } from '../db/open.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Env } from '../env.ts';
import { createMailQueue } from '../mail/mailQueue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createMediaStore } from '../media/createMediaStore.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { openShopFacts } from '../shopFacts.ts';
import { createSecrets, readOrMakeSecret } from '../secrets.ts';
import type { Secrets } from '../secrets.ts';
import { systemUser } from './systemUser.ts';
import { RefusedError } from './errors.ts';

/** Dependencies of a command; the server's workers process queued mails and refunds. */
export interface AdminContext extends Pick<OpenDatabase, 'db' | 'engine'> {
  /** Who runs the command. */
  staff: string;
  clock: Clock;
  config: Config;
  secrets: Secrets;
  mailer: Pick<Mailer, 'queue'>;
  mediaStore: MediaStore;
}

export function createAdminContext(
  { db, engine }: OpenDatabase,
  parts: Pick<AdminContext, 'staff' | 'config' | 'secrets' | 'clock'>,
): AdminContext {
  const { secrets, clock, config } = parts;
  const mailer = { queue: createMailQueue(secrets, clock) };
  return { db, engine, ...parts, mailer, mediaStore: createMediaStore(config.media) };
}

/**
 * Opens the shop's database, whether its server is running or not.
 * @throws RefusedError when there is no database, or its schema is of another version
 */
export async function openAdminContext(
  env: Env,
): Promise<{ context: AdminContext; close: () => Promise<void> }> {
  if (env.DATABASE_URL === undefined && !existsSync(sqliteFile(env.DATA_DIR))) {
    throw new RefusedError(
      `There is no database in ${env.DATA_DIR}. Set DATA_DIR, e.g. DATA_DIR=./data, or start the shop first: npm start`,
    );
  }
  const open = connectDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onIdleError: () => undefined,
  });
  try {
    if (!(await isMigrated(open.db))) {
      throw new RefusedError(
        `The schema of ${open.place} is of another version. Restart the server, or run: npm run db:migrate`,
      );
    }
    const secrets = createSecrets(env.APP_SECRET ?? readOrMakeSecret(env.DATA_DIR));
    return {
      context: createAdminContext(open, {
        staff: env.SHOP_STAFF ?? systemUser(),
        config: configOf(env, (await openShopFacts(open.db)).current),
        secrets,
        clock: systemClock,
      }),
      close: open.close,
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}
