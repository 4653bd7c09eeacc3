import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/db/open.ts';
import { compareVisits, createVisitors, noVisits, VISIT_ENV } from './bookedVisits.ts';
import type { VisitReport } from './bookedVisits.ts';
import { compareOrders } from './compareOrders.ts';
import type { Ledger, OrderReport } from './compareOrders.ts';
import { compareWindows, windowOf } from './finishedWindows.ts';
import type { WindowReport } from './finishedWindows.ts';
import { createSecrets, readOrMakeSecret } from '../../server/secrets.ts';
import { findDamage } from './invariants.ts';
import { startMailSink } from './mailSink.ts';
import { bringBack, compareWishes, wishRepeatedly } from './crashWishes.ts';
import type { WishReport } from './crashWishes.ts';
import { createRestartableServer } from './restartableServer.ts';
import { compareSampleRequests } from './sampleRequests.ts';
import type { SampleLedger, SampleReport } from './sampleRequests.ts';
import { createShopper } from './shopper.ts';
import type { Line, Shopper } from './shopper.ts';
import { createStaff } from './staff.ts';
import { ORDERS_PER_CUSTOMER, createTestShop, createSignedInCustomer } from './testShop.ts';

export interface CrashOptions {
  /** Minimum number of kills and of acknowledged orders. */
  kills: number;
  orders: number;
  clients: number;
  /** Minimum and maximum time between a start and the next kill in ms; longer until each client may have had a response. */
  betweenMs: readonly [number, number];
  /** An empty PostgreSQL database; SQLite by default. */
  databaseUrl?: string | undefined;
  /** Servers on PostgreSQL, of which each kill hits one; one by default. */
  processes?: number;
  /** Stops the run early, with a report. */
  interrupt?: AbortSignal;
}

export interface CrashReport
  extends OrderReport, WindowReport, VisitReport, SampleReport, WishReport {
  kills: number;
  acknowledged: number;
  /** Acknowledged orders of finished windows. */
  windows: number;
  /** Confirmed visits and fittings. */
  visits: number;
  fittings: number;
  /** Requests that were retried because a kill interrupted them. */
  repeated: number;
  /** Violated invariants of the database (tools/reliability/invariants.ts). */
  damage: string[];
  /** Time from each start to the first response in ms. */
  readyMs: number[];
}

/** Of so many customers one buys finished windows, the others sizes. */
const CUSTOMERS_PER_WINDOW_BUYER = 3;
/** Two, who want the same slots. */
const VISITORS = 2;
const PAUSE_MS = 20;
/** Maximum time after the run in which no mail is sent while some wait; many kills leave thousands. */
const MAX_STALL_MS = 60_000;
/** Status of an overloaded server. */
const BUSY = 503;
/** Redirect from the payment page to the order. */
const PAID_STATUS = 303;
const CONFLICT = 409;

interface CrashLedger extends Ledger, SampleLedger {
  /** Ids of kept windows, and of the ordered one by idempotency key. */
  kept: Set<string>;
  ordered: Map<string, string>;
}

/** Retries a request until the server responds. */
async function retryUntilResponse<T extends { status: number }>(
  call: () => Promise<T>,
  ledger: Ledger,
): Promise<T> {
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

/** Keeps the price of a finished window. @returns its line */
async function keepWindow(shopper: Shopper, intent: string, ledger: CrashLedger): Promise<Line> {
  const window = windowOf(ledger.begun.size);
  const { status, body } = await retryUntilResponse(() => shopper.keep(window), ledger);
  const { sizeId } = body;
  if (status !== 200 || sizeId === undefined)
    throw new Error(`price-window: ${JSON.stringify(body)}`);
  ledger.kept.add(sizeId);
  ledger.ordered.set(intent, sizeId);
  return { productId: window.productId, sizeId };
}

/** Asks for free samples, as often as a lost response needs. */
async function askForSamples(shopper: Shopper, ledger: CrashLedger): Promise<void> {
  const intent = randomUUID();
  ledger.asked += 1;
  const { status, body } = await retryUntilResponse(() => shopper.askForSamples(intent), ledger);
  if (status !== 200 || body.number === undefined)
    throw new Error(`request-samples: ${JSON.stringify(body)}`);
  ledger.sampleNumbers.push(body.number);
}

/**
 * Orders a size, or a finished window, and pays for it; cancels every other order and leaves the rest to the staff, windows with a
 * time of their fitting.
 */
async function buyOnce(
  shopper: Shopper,
  size: Line | undefined,
  ledger: CrashLedger,
  fit: (shopper: Shopper, orderId: string) => Promise<void>,
): Promise<void> {
  const intent = randomUUID();
  ledger.begun.add(intent);
  const line = size ?? (await keepWindow(shopper, intent, ledger));
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
    if (size === undefined) await fit(shopper, id);
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
  const unsent = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
  const countUnsent = async () => (await unsent.execute()).length;
  await db
    .updateTable('mails')
    .set({ next_attempt_at: new Date().toISOString() })
    .where('sent_at', 'is', null)
    .execute();
  let least = Infinity;
  let lastSent = performance.now();
  for (let left = await countUnsent(); left > 0; left = await countUnsent()) {
    if (left < least) [least, lastSent] = [left, performance.now()];
    if (performance.now() - lastSent > MAX_STALL_MS) return;
    await wait(PAUSE_MS);
  }
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
  const env = { ...shop.env, ...VISIT_ENV, SMTP_URL: sink.url };
  const server = await createRestartableServer(env, options.processes ?? 1);
  const staff = createStaff(env);
  const ledger: CrashLedger = {
    acknowledged: new Map(),
    kept: new Set(),
    ordered: new Map(),
    begun: new Set(),
    asked: 0,
    sampleNumbers: [],
    toDeliver: [],
    moves: staff.moves,
    deliveries: sink.deliveries,
    repeated: 0,
  };
  const known = noVisits();
  const retry = <T extends { status: number }>(call: () => Promise<T>) =>
    retryUntilResponse(call, ledger);
  const visitors = createVisitors({
    ...{ send: server.send, db: database.db, known },
    retry,
  });
  const controller = new AbortController();
  const secrets = createSecrets(readOrMakeSecret(shop.env.DATA_DIR));
  const confirmed = new Set<string>();
  /** Orders the size, or finished windows, for one customer after another until the run ends. */
  const buyRepeatedly = async (size: Line | undefined): Promise<void> => {
    for (let order = 0, shopper; !controller.signal.aborted; order += 1) {
      if (order % ORDERS_PER_CUSTOMER === 0 || !shopper) {
        shopper = createShopper(server.send, await createSignedInCustomer(database.db));
        await askForSamples(shopper, ledger);
      }
      await buyOnce(shopper, size, ledger, visitors.fit);
    }
  };
  await server.start();
  const customers = shop.lines
    .slice(0, options.clients)
    .map((line, index) =>
      buyRepeatedly(index % CUSTOMERS_PER_WINDOW_BUYER === 0 ? undefined : line),
    );
  const visiting = Array.from({ length: VISITORS }, () =>
    visitors.visitRepeatedly(controller.signal),
  );
  const wishing = wishRepeatedly(
    { send: server.send, db: database.db, secrets, confirmed, retry },
    controller.signal,
  );
  const delivering = staff.deliver(ledger.toDeliver, controller.signal);
  const [shortest, longest] = options.betweenMs;
  let kills = 0;
  const isDone = (): boolean =>
    options.interrupt?.aborted === true ||
    (kills >= options.kills && ledger.acknowledged.size >= options.orders);
  while (!isDone()) {
    const needed = server.answered() + options.clients;
    await wait(shortest + Math.random() * (longest - shortest));
    // On a busy machine a server that is killed after this time alone answers nothing, and the run does not end.
    while (server.answered() < needed) await wait(PAUSE_MS);
    staff.kill();
    await server.kill();
    kills += 1;
    await server.start();
  }
  controller.abort();
  await Promise.all([...customers, ...visiting, wishing, delivering]);
  if (!(await bringBack(database.db, env))) throw new Error('catalogue import failed');
  await drainMails(database.db);
  await server.stop();
  const report = {
    kills,
    acknowledged: ledger.acknowledged.size,
    windows: [...ledger.acknowledged.keys()].filter((intent) => ledger.ordered.has(intent)).length,
    visits: known.visits.size,
    fittings: known.fittings.size,
    repeated: ledger.repeated,
    ...(await compareVisits(database.db, known)),
    ...(await compareOrders(database.db, ledger)),
    ...(await compareSampleRequests(database.db, ledger)),
    ...(await compareWishes(database.db, confirmed)),
    ...(await compareWindows(database.db, ledger, ledger.acknowledged.keys())),
    damage: await findDamage(database.db, database.engine),
    readyMs: server.readyMs,
  };
  await database.close();
  sink.close();
  shop.remove();
  return report;
}
