import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/db/open.ts';
import { findDamage } from '../../server/db/invariants.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../scripts/support/serverProcess.ts';
import { createShopper } from './shopper.ts';
import type { Answer, Line, Shopper } from './shopper.ts';
import { ORDERS_PER_CUSTOMER, makeTrialShop, signInSomebody } from './trialShop.ts';

export interface CrashOptions {
  /** The server is killed at least so often, and until so many orders are acknowledged. */
  kills: number;
  orders: number;
  clients: number;
  /** Shortest and longest time between a start and the next kill, in ms. */
  betweenMs: readonly [number, number];
  /** An empty PostgreSQL database; SQLite when left out. */
  databaseUrl?: string | undefined;
  /** Ends the run early; what was acknowledged until then is compared all the same. */
  interrupt?: AbortSignal;
}

export interface CrashReport {
  kills: number;
  acknowledged: number;
  /** Calls whose answer a kill cut off and that were repeated. */
  repeated: number;
  /** Acknowledged orders that are not there, or not as they were acknowledged. */
  lost: number;
  /** Orders beyond the first of one intent, or of no intent at all. */
  doubled: number;
  /** Order confirmations that are missing or too many. */
  wrongMails: number;
  /** What the check of the database found (server/db/invariants.ts). */
  damage: string[];
  /** Time from each start to the first answer, in ms. */
  readyMs: number[];
}

type Acknowledged = NonNullable<Answer['body']['order']>;

/** What the customers were told, by intent; intents are the notes of their orders. */
interface Ledger {
  acknowledged: Map<string, Acknowledged>;
  begun: Set<string>;
  repeated: number;
}

const PAUSE_MS = 20;
/** What a server says that has too much to do. */
const BUSY = 503;

/** The server as customers find it: sometimes away, each time on another port. */
function createUnsteadyServer(env: Record<string, string>) {
  let current: ServerProcess | undefined;
  const readyMs: number[] = [];
  return {
    readyMs,
    send: (path: string, init: RequestInit) => fetch(`${current?.address ?? ''}${path}`, init),
    start: async () => {
      current = await startServerProcess({ env });
      readyMs.push(current.readyMs);
    },
    kill: async () => current?.kill(),
    stop: async () => current?.stop(),
  };
}

/** Repeats a call until the server answers it, as a client does that does not know what became of it. */
async function insist(call: () => Promise<Answer>, ledger: Ledger): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await call();
      if (answer.status !== BUSY) return answer;
    } catch {
      if (attempt === 1) ledger.repeated += 1;
    }
    await wait(PAUSE_MS);
  }
}

async function buyOnce(shopper: Shopper, line: Line, ledger: Ledger): Promise<void> {
  const intent = randomUUID();
  ledger.begun.add(intent);
  const added = await insist(() => shopper.add(line, `${intent}-add`), ledger);
  if (added.status !== 200) throw new Error(`add-to-cart: ${JSON.stringify(added)}`);
  const placed = await insist(() => shopper.order(intent, intent), ledger);
  if (placed.status !== 200 || !placed.body.order) {
    throw new Error(`place-order: ${JSON.stringify(placed)}`);
  }
  ledger.acknowledged.set(intent, placed.body.order);
}

/** Compares what was acknowledged with what is in the database. */
async function compare(
  db: Db,
  ledger: Ledger,
): Promise<Pick<CrashReport, 'lost' | 'doubled' | 'wrongMails'>> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'order_number', 'total_minor', 'additional_info'])
    .select((eb) =>
      eb
        .selectFrom('order_items')
        .whereRef('order_id', '=', 'orders.id')
        .select((inner) => inner.fn.sum<number>('quantity').as('quantity'))
        .as('quantity'),
    )
    .where('users.email', 'like', '%@trial.example')
    .execute();
  const found = new Map(orders.map((order) => [order.additional_info, order]));
  const isKept = (intent: string, told: Acknowledged): boolean => {
    const order = found.get(intent);
    return (
      order?.id === told._id &&
      order.order_number === told.orderId &&
      order.total_minor === Math.round(told.price * 100) &&
      Number(order.quantity) === 1
    );
  };
  const kept = [...ledger.acknowledged].filter(([intent, told]) => isKept(intent, told));
  const wanted = [...found.keys()].filter((intent) => ledger.begun.has(intent));
  const mails = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'order-confirmation')
    .execute();
  return {
    lost: ledger.acknowledged.size - kept.length,
    doubled: orders.length - wanted.length,
    wrongMails: Math.abs(mails.length - orders.length),
  };
}

/**
 * Kills the server over and over while customers order, restarts it on the same data, and compares in the end.
 * Every customer repeats what was cut off with the same key, as the storefront does.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const shop = await makeTrialShop(options.databaseUrl);
  const beside = shop.connectDatabase();
  const server = createUnsteadyServer(shop.env);
  const ledger: Ledger = { acknowledged: new Map(), begun: new Set(), repeated: 0 };
  const closing = new AbortController();
  /** One customer after the other buys the line, until the shop closes. */
  const shopFor = async (line: Line): Promise<void> => {
    for (let order = 0, shopper; !closing.signal.aborted; order += 1) {
      if (order % ORDERS_PER_CUSTOMER === 0 || !shopper) {
        shopper = createShopper(server.send, await signInSomebody(beside.db));
      }
      await buyOnce(shopper, line, ledger);
    }
  };
  await server.start();
  const customers = shop.lines.slice(0, options.clients).map(shopFor);
  const [shortest, longest] = options.betweenMs;
  let kills = 0;
  const isDone = (): boolean =>
    options.interrupt?.aborted === true ||
    (kills >= options.kills && ledger.acknowledged.size >= options.orders);
  while (!isDone()) {
    await wait(shortest + Math.random() * (longest - shortest));
    await server.kill();
    kills += 1;
    await server.start();
  }
  closing.abort();
  await Promise.all(customers);
  await server.stop();
  const report = {
    kills,
    acknowledged: ledger.acknowledged.size,
    repeated: ledger.repeated,
    ...(await compare(beside.db, ledger)),
    damage: await findDamage(beside.db, beside.engine),
    readyMs: server.readyMs,
  };
  await beside.close();
  shop.remove();
  return report;
}
