import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/db/open.ts';
import { compareOrders } from './compareOrders.ts';
import type { Ledger, OrderReport } from './compareOrders.ts';
import { findDamage } from './invariants.ts';
import { startMailSink } from './mailSink.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../scripts/support/serverProcess.ts';
import { createShopper } from './shopper.ts';
import type { ApiResponse, Line, Shopper } from './shopper.ts';
import { createStaff } from './staff.ts';
import { ORDERS_PER_CUSTOMER, createTestShop, createSignedInCustomer } from './testShop.ts';

export interface CrashOptions {
  /** Minimum number of kills and of acknowledged orders. */
  kills: number;
  orders: number;
  clients: number;
  /** Minimum and maximum time between a start and the next kill in ms. */
  betweenMs: readonly [number, number];
  /** An empty PostgreSQL database; SQLite by default. */
  databaseUrl?: string | undefined;
  /** Stops the run early, with a report. */
  interrupt?: AbortSignal;
}

export interface CrashReport extends OrderReport {
  kills: number;
  acknowledged: number;
  /** Requests that were retried because a kill interrupted them. */
  repeated: number;
  /** Violated invariants of the database (tools/reliability/invariants.ts). */
  damage: string[];
  /** Time from each start to the first response in ms. */
  readyMs: number[];
}

const PAUSE_MS = 20;
/** Maximum time until the last mail is sent after the run. */
const MAX_DRAIN_MS = 60_000;
/** Status of an overloaded server. */
const BUSY = 503;
/** Redirect from the payment page to the order. */
const PAID_STATUS = 303;
const CONFLICT = 409;

/** A server that can be killed and restarted, each time on another port. */
function createRestartableServer(env: Record<string, string>) {
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

/** Retries a request until the server responds. */
async function retryUntilResponse(
  call: () => Promise<ApiResponse>,
  ledger: Ledger,
): Promise<ApiResponse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await call();
      if (response.status !== BUSY) return response;
    } catch {
      if (attempt === 1) ledger.repeated += 1;
    }
    await wait(PAUSE_MS);
  }
}

/** Orders a line and pays for it; cancels every other order and leaves the rest to the staff. */
async function buyOnce(shopper: Shopper, line: Line, ledger: Ledger): Promise<void> {
  const intent = randomUUID();
  ledger.begun.add(intent);
  const added = await retryUntilResponse(() => shopper.add(line, `${intent}-add`), ledger);
  if (added.status !== 200) throw new Error(`add-to-cart: ${JSON.stringify(added)}`);
  const placed = await retryUntilResponse(() => shopper.order(intent, intent), ledger);
  if (placed.status !== 200 || !placed.body.order) {
    throw new Error(`place-order: ${JSON.stringify(placed)}`);
  }
  ledger.acknowledged.set(intent, placed.body.order);
  const { url } = placed.body;
  if (url === undefined) return;
  const paid = await retryUntilResponse(() => shopper.pay(url), ledger);
  if (paid.status !== PAID_STATUS) throw new Error(`payment: ${paid.status}`);
  const { _id: id, orderId } = placed.body.order;
  if (ledger.begun.size % 2 === 0) {
    ledger.toDeliver.push(orderId);
    return;
  }
  const cancelled = await retryUntilResponse(() => shopper.cancel(id), ledger);
  // A repeat of a cancellation whose response was lost is a conflict.
  if (cancelled.status !== 200 && cancelled.status !== CONFLICT) {
    throw new Error(`cancel-order: ${JSON.stringify(cancelled)}`);
  }
}

/** Waits until every mail has been sent, without the remaining lease of interrupted ones. */
async function drainMails(db: Db): Promise<void> {
  const deadline = performance.now() + MAX_DRAIN_MS;
  const unsent = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
  await db
    .updateTable('mails')
    .set({ next_attempt_at: new Date().toISOString() })
    .where('sent_at', 'is', null)
    .execute();
  while (performance.now() < deadline && (await unsent.execute()).length > 0) await wait(PAUSE_MS);
}

/**
 * Kills and restarts the server repeatedly while customers place and pay orders and staff delivers them; each kill also
 * hits the command line of the staff. Then compares the database and the delivered mails with the responses.
 * Customers retry interrupted requests with the same key, as the storefront does.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const shop = await createTestShop(options.databaseUrl);
  const database = shop.connectDatabase();
  const sink = await startMailSink();
  const env = { ...shop.env, SMTP_URL: sink.url };
  const server = createRestartableServer(env);
  const staff = createStaff(env);
  const ledger: Ledger = {
    acknowledged: new Map(),
    begun: new Set(),
    toDeliver: [],
    moves: staff.moves,
    deliveries: sink.deliveries,
    repeated: 0,
  };
  const controller = new AbortController();
  /** Orders the line for one customer after another until the run ends. */
  const buyRepeatedly = async (line: Line): Promise<void> => {
    for (let order = 0, shopper; !controller.signal.aborted; order += 1) {
      if (order % ORDERS_PER_CUSTOMER === 0 || !shopper) {
        shopper = createShopper(server.send, await createSignedInCustomer(database.db));
      }
      await buyOnce(shopper, line, ledger);
    }
  };
  await server.start();
  const customers = shop.lines.slice(0, options.clients).map(buyRepeatedly);
  const delivering = staff.deliver(ledger.toDeliver, controller.signal);
  const [shortest, longest] = options.betweenMs;
  let kills = 0;
  const isDone = (): boolean =>
    options.interrupt?.aborted === true ||
    (kills >= options.kills && ledger.acknowledged.size >= options.orders);
  while (!isDone()) {
    await wait(shortest + Math.random() * (longest - shortest));
    staff.kill();
    await server.kill();
    kills += 1;
    await server.start();
  }
  controller.abort();
  await Promise.all([...customers, delivering]);
  await drainMails(database.db);
  await server.stop();
  const report = {
    kills,
    acknowledged: ledger.acknowledged.size,
    repeated: ledger.repeated,
    ...(await compareOrders(database.db, ledger)),
    damage: await findDamage(database.db, database.engine),
    readyMs: server.readyMs,
  };
  await database.close();
  sink.close();
  shop.remove();
  return report;
}
