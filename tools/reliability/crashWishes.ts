import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printCatalogue } from '../../server/catalogue/catalogueFile.ts';
import type { Db } from '../../server/db/open.ts';
import type { Secrets } from '../../server/secrets.ts';
import type { Send } from './shopper.ts';
import { catalogueWith, confirmation, wishOf, wishPage } from './stockWishes.ts';
import { resetLimits } from './resetLimits.ts';

const OK = 200;
const PAUSE_MS = 100;
const PROGRAM = path.resolve(import.meta.dirname, '../../server/cli/main.ts');
/** Times until an import is killed, in ms: while it starts, writes and mails. */
const KILLED_AFTER_MS = [300, 600, 900, 1200, 1500];

export interface WisherParts {
  send: Send;
  db: Db;
  secrets: Pick<Secrets, 'hash'>;
  /** Addresses whose confirmation the server has responded to. */
  confirmed: Set<string>;
  /** Repeats a request until a server responds. */
  retry: <T extends { status: number }>(call: () => Promise<T>) => Promise<T>;
}

/** Visitors who ask for the missing cloth and confirm it, one after another until the signal aborts. */
export async function wishRepeatedly(parts: WisherParts, signal: AbortSignal): Promise<void> {
  const { send, db, secrets, confirmed, retry } = parts;
  while (!signal.aborted) {
    const email = `${randomUUID()}@trial.example`;
    // Of visitors before, whom the limits of one network would count.
    await resetLimits(db);
    const asked = await retry(() => send('/api/user/watch-stock', wishOf(email)));
    const page = await wishPage(db, secrets, email);
    if (asked.status !== OK || page === undefined) throw new Error(`watch-stock: ${asked.status}`);
    const { status } = await retry(() => send(page, confirmation()));
    if (status !== OK) throw new Error(`stock page: ${status}`);
    confirmed.add(email);
    await wait(PAUSE_MS);
  }
}

/**
 * Imports a catalogue that has the missing cloth, again after each kill.
 * @param env environment of the shop
 * @returns whether the last import was successful
 */
export async function bringBack(
  db: Db,
  env: Record<string, string> & { DATA_DIR: string },
): Promise<boolean> {
  const file = path.join(env.DATA_DIR, 'back.json');
  writeFileSync(file, printCatalogue(await catalogueWith(db, true)));
  const start = () =>
    spawn(process.execPath, [PROGRAM, 'catalogue', 'import', file], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
  for (const time of KILLED_AFTER_MS) {
    const child = start();
    const end = once(child, 'exit');
    await wait(time);
    child.kill('SIGKILL');
    await end;
  }
  const [code] = (await once(start(), 'exit')) as [number | null];
  return code === 0;
}

export interface WishReport {
  wishes: number;
  /** Confirmed wishes that are still there after the cloth is back. */
  keptWishes: number;
  /** News that are missing or queued twice. */
  wrongNews: number;
}

/** Compares the confirmed wishes with the news of the import that brought the cloth. */
export async function compareWishes(db: Db, confirmed: ReadonlySet<string>): Promise<WishReport> {
  const kept = await db
    .selectFrom('stock_watches')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .execute();
  const news = await db.selectFrom('mails').select('id').where('kind', '=', 'stock-back').execute();
  return {
    wishes: confirmed.size,
    keptWishes: kept.length,
    wrongNews: Math.abs(news.length - confirmed.size),
  };
}
