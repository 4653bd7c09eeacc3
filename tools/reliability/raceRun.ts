import { findDamage } from '../../server/db/invariants.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { races } from './races.ts';
import type { RaceGround } from './races.ts';
import { makeTrialShop, signInSomebody } from './trialShop.ts';

export interface RaceReport {
  /** What came out wrong, by race; empty lists when all is well. */
  wrong: Record<string, string[]>;
  damage: string[];
}

/**
 * Runs every race `rounds` times against a server of its own.
 * @param databaseUrl an empty PostgreSQL database; SQLite when left out
 */
export async function runRaces(
  rounds: number,
  databaseUrl: string | undefined,
): Promise<RaceReport> {
  const shop = await makeTrialShop(databaseUrl);
  const server = await startServerProcess({ env: shop.env });
  const beside = shop.connectDatabase();
  const [line] = shop.lines;
  if (!line) throw new Error('The shop sells nothing.');
  const ground: RaceGround = {
    db: beside.db,
    line,
    send: (path, init) => fetch(`${server.address}${path}`, init),
    newCustomer: () => signInSomebody(beside.db),
  };
  const wrong: RaceReport['wrong'] = {};
  for (const [name, race] of Object.entries(races)) {
    const found: string[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(...(await race(ground)));
    wrong[name] = found;
  }
  const damage = await findDamage(beside.db, beside.engine);
  await beside.close();
  await server.stop();
  shop.remove();
  return { wrong, damage };
}
