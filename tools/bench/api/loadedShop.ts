import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { openSession } from '../../../server/repositories/sessions.ts';
import { startServerProcess } from '../../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../../scripts/support/serverProcess.ts';
import type { LoadedShop } from './calls.ts';
import { seedLargeShop } from './seedLargeShop.ts';
import type { ShopSize } from './seedLargeShop.ts';

/** Signed-in customers, enough that none reaches a rate limit per customer (server/rateLimits.ts). */
const SIGNED_IN = 1000;
/** High enough for load from one client. */
const CLIENT_CONNECTIONS = '99999';

export interface OpenShop extends LoadedShop {
  server: ServerProcess;
  close: () => Promise<void>;
}

/** Seeds a shop with signed-in customers. */
export async function prepareShop(
  location: Parameters<typeof openDatabase>[0],
  size: ShopSize,
): Promise<LoadedShop> {
  const open = openDatabase(location);
  try {
    const now = new Date();
    await migrate(open.db, open.engine);
    return await open.db.transaction().execute(async (trx) => {
      const { lines, customerIds } = await seedLargeShop(trx, size, now);
      const tokens: string[] = [];
      for (const id of customerIds.slice(0, SIGNED_IN))
        tokens.push(await openSession(trx, id, now));
      return { lines, tokens };
    });
  } finally {
    await open.close();
  }
}

/**
 * Seeds a shop and starts its server with default settings.
 * @param core CPU core of the server
 * @param smtpUrl URL of the mail server
 */
export async function openLoadedShop(
  size: ShopSize,
  { core, smtpUrl, nodeOptions = [] }: { core: string; smtpUrl: string; nodeOptions?: string[] },
): Promise<OpenShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-load-'));
  const shop = await prepareShop({ dataDir, onIdleError: () => undefined }, size);
  const server = await startServerProcess({
    env: { DATA_DIR: dataDir, SMTP_URL: smtpUrl, LOG_LEVEL: 'warn', CLIENT_CONNECTIONS },
    wrapper: ['taskset', '-c', core],
    nodeOptions,
  });
  return {
    ...shop,
    server,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
