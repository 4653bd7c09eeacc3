import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../server/clock.ts';
import { connectDatabase, openDatabase } from '../../server/db/open.ts';
import type { Db, OpenDatabase } from '../../server/db/open.ts';
import { openSession } from '../../server/repositories/sessions.ts';
import { findOrCreateUser } from '../../server/repositories/users.ts';
import { readOrMakeSecret } from '../../server/secrets.ts';
import { prepareDatabase } from '../../server/start.ts';
import type { Line } from './shopper.ts';

/** Fewer than the rate limit per customer and hour (server/rateLimits.ts). */
export const ORDERS_PER_CUSTOMER = 30;

/** A seeded shop in a temporary folder. */
export interface TestShop {
  /** Environment of a server for this shop. */
  env: Record<string, string> & { DATA_DIR: string };
  lines: Line[];
  /** Opens a second connection to the database, while a server may be running. */
  connectDatabase: () => OpenDatabase;
  remove: () => void;
}

/**
 * Creates a seeded shop for reliability checks.
 * @param databaseUrl an empty PostgreSQL database; SQLite by default
 */
export async function createTestShop(databaseUrl: string | undefined): Promise<TestShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-trial-'));
  const location = { dataDir, databaseUrl, onIdleError: () => undefined };
  const database = openDatabase(location);
  await prepareDatabase(database, systemClock, () => undefined);
  const sizes = await database.db
    .selectFrom('product_sizes')
    .select(['id', 'product_id'])
    .execute();
  await database.close();
  // Before several servers start at once.
  readOrMakeSecret(dataDir);
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

/** Creates a customer with a session. @returns the session token */
export async function createSignedInCustomer(db: Db): Promise<string> {
  const now = systemClock.now();
  const user = await findOrCreateUser(db, `${randomUUID()}@trial.example`, now);
  return openSession(db, user.id, now);
}
