import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { openAdminContext } from '../../server/cli/adminContext.ts';
import { importCatalogue } from '../../server/cli/importCatalogue.ts';
import { EXIT, runShop } from '../../server/cli/shop.ts';
import { readEnv } from '../../server/env.ts';
import { findDamage } from './invariants.ts';
import { startServerGroup } from '../../scripts/support/serverGroup.ts';
import type { RaceGround } from './raceGround.ts';
import { races } from './races.ts';
import { catalogueWith } from './stockWishes.ts';
import { createTestShop, createSignedInCustomer } from './testShop.ts';

export interface RaceReport {
  /** Problems by race. */
  problems: Record<string, string[]>;
  damage: string[];
}

const PAUSE_MS = 20;
/** Status of an overloaded server, which has changed nothing. */
const BUSY = 503;

/** Sends a request again while the server is overloaded. */
async function retryWhileBusy(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init);
    if (response.status !== BUSY) return response;
    await wait(PAUSE_MS);
  }
}

/**
 * Runs every race `rounds` times against a new server.
 * @param databaseUrl an empty PostgreSQL database; SQLite by default
 * @param processes servers on PostgreSQL that get the requests in turn
 */
export async function runRaces(
  rounds: number,
  databaseUrl: string | undefined,
  processes = 1,
): Promise<RaceReport> {
  const shop = await createTestShop(databaseUrl);
  const limits = pathToFileURL(path.join(import.meta.dirname, '../raiseWindowLimits.ts')).href;
  const server = await startServerGroup(processes, () => ({
    env: shop.env,
    nodeOptions: ['--import', limits],
  }));
  const database = shop.connectDatabase();
  const [line] = shop.lines;
  if (!line) throw new Error('The shop has no products.');
  const staff = await openAdminContext(readEnv(shop.env));
  const run = async (...command: string[]): Promise<boolean> => {
    const code = await runShop(['orders', ...command], {
      print: () => undefined,
      printError: () => undefined,
      open: () => Promise.resolve({ context: staff.context, close: () => Promise.resolve() }),
    });
    return code === EXIT.done;
  };
  const ground: RaceGround = {
    db: database.db,
    secrets: staff.context.secrets,
    line,
    send: (path, init) => retryWhileBusy(`${server.address}${path}`, init),
    newCustomer: () => createSignedInCustomer(database.db),
    move: (orderNumber, status) => run('move', orderNumber, status),
    cut: (orderNumber) => run('cut', orderNumber),
    restock: async (isBack) => {
      const content = await catalogueWith(database.db, isBack);
      await importCatalogue(staff.context, false, () => content);
    },
  };
  const problems: RaceReport['problems'] = {};
  for (const [name, race] of Object.entries(races)) {
    const found: string[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(...(await race(ground)));
    problems[name] = found;
  }
  const damage = await findDamage(database.db, database.engine);
  await staff.close();
  await database.close();
  await server.stop();
  shop.remove();
  return { problems, damage };
}
