import { findDamage } from './invariants.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { races } from './races.ts';
import type { RaceGround } from './races.ts';
import { createTestShop, createSignedInCustomer } from './testShop.ts';

export interface RaceReport {
  /** Problems by race. */
  problems: Record<string, string[]>;
  damage: string[];
}

/**
 * Runs every race `rounds` times against a new server.
 * @param databaseUrl an empty PostgreSQL database; SQLite by default
 */
export async function runRaces(
  rounds: number,
  databaseUrl: string | undefined,
): Promise<RaceReport> {
  const shop = await createTestShop(databaseUrl);
  const server = await startServerProcess({ env: shop.env });
  const database = shop.connectDatabase();
  const [line] = shop.lines;
  if (!line) throw new Error('The shop has no products.');
  const ground: RaceGround = {
    db: database.db,
    line,
    send: (path, init) => fetch(`${server.address}${path}`, init),
    newCustomer: () => createSignedInCustomer(database.db),
  };
  const problems: RaceReport['problems'] = {};
  for (const [name, race] of Object.entries(races)) {
    const found: string[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(...(await race(ground)));
    problems[name] = found;
  }
  const damage = await findDamage(database.db, database.engine);
  await database.close();
  await server.stop();
  shop.remove();
  return { problems, damage };
}
