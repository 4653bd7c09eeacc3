import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../server/clock.ts';
import { connectDatabase, openDatabase } from '../../server/db/open.ts';
import type { Db, OpenDatabase } from '../../server/db/open.ts';
import { openSession } from '../../server/repositories/sessions.ts';
import { findOrCreateUser } from '../../server/repositories/users.ts';
import { prepareDatabase } from '../../server/start.ts';
import type { Line } from './shopper.ts';

/** Fewer than the limits allow one customer in an hour (server/limits.ts). */
export const ORDERS_PER_CUSTOMER = 30;

/** A filled shop in a folder of its own. */
export interface TrialShop {
  /** Settings with which a server opens this shop. */
  env: Record<string, string>;
  lines: Line[];
  /** Opens its database beside a server that may be running on it. */
  connectDatabase: () => OpenDatabase;
  remove: () => void;
}

/**
 * Makes a shop to be maltreated.
 * @param databaseUrl an empty PostgreSQL database; SQLite when left out
 */
export async function makeTrialShop(databaseUrl: string | undefined): Promise<TrialShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-trial-'));
  const location = { dataDir, databaseUrl, onIdleError: () => undefined };
  const database = openDatabase(location);
  await prepareDatabase(database, systemClock, () => undefined);
  const sizes = await database.db
    .selectFrom('product_sizes')
    .select(['id', 'product_id'])
    .execute();
  await database.close();
  return {
    env: {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    lines: sizes.map((size) => ({ productId: size.product_id, sizeId: size.id })),
    connectDatabase: () => connectDatabase(location),
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}

/** Signs a new customer in without the mail. @returns the session's token */
export async function signInSomebody(db: Db): Promise<string> {
  const now = systemClock.now();
  const user = await findOrCreateUser(db, `${randomUUID()}@trial.example`, now);
  return openSession(db, user.id, now);
}
