import { setTimeout as wait } from 'node:timers/promises';
import { findDamage } from './invariants.ts';
import { startMailSink } from './mailSink.ts';
import type { Delivery } from './mailSink.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createShopper } from './shopper.ts';
import type { Line, Shopper } from './shopper.ts';
import { createTestShop, createSignedInCustomer } from './testShop.ts';

/** Throughput of the mail server. */
const MAILS_PER_SECOND = 5;
/** Maximum time until another customer's confirmation is sent. */
const MAX_WAIT_MS = 10_000;
const FLOOD_MS = 15_000;
const MS_PER_SECOND = 1000;

const sink = await startMailSink(MS_PER_SECOND / MAILS_PER_SECOND);
const shop = await createTestShop(undefined);
const database = shop.connectDatabase();
const server = await startServerProcess({
  env: { ...shop.env, SMTP_URL: sink.url },
});
const [line] = shop.lines;
if (!line) throw new Error('The shop has no products.');
const newShopper = async (): Promise<Shopper> =>
  createShopper(
    (path, init) => fetch(`${server.address}${path}`, init),
    await createSignedInCustomer(database.db),
  );

/** Number of the flood's requests by status. */
const statuses = new Map<number, number>();
const countStatus = (status: number): void =>
  void statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Places and cancels orders of one customer as fast as possible. */
async function flood(product: Line, until: number): Promise<void> {
  const shopper = await newShopper();
  while (performance.now() < until) {
    await shopper.add(product);
    const placed = await shopper.order('flood');
    countStatus(placed.status);
    if (placed.body.order) countStatus((await shopper.cancel(placed.body.order._id)).status);
  }
}

const flooding = flood(line, performance.now() + FLOOD_MS);
await wait(FLOOD_MS / 3);
const customer = await newShopper();
await customer.add(line);
const orderedAt = performance.now();
const { order } = (await customer.order('honest')).body;
const confirmation = (): Delivery | undefined =>
  sink.deliveries.find(({ subject }) => order && subject.includes(order.orderId));
while (!confirmation() && performance.now() - orderedAt < 2 * MAX_WAIT_MS) await wait(50);
await flooding;
const waited = (confirmation()?.at ?? Infinity) - orderedAt;
const queued = await database.db
  .selectFrom('mails')
  .select((eb) => eb.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
await server.stop();
sink.close();
const damage = await findDamage(database.db, database.engine);
await database.close();
shop.remove();

const counted = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
console.log(`flood's orders and cancellations    ${counted}
mails queued in total               ${queued.count}
mail server accepts                 ${MAILS_PER_SECOND} mails/s
other customer's confirmation       ${(waited / MS_PER_SECOND).toFixed(1)} s
database damage                     ${damage.join('\n') || 'none'}`);
process.exitCode = waited <= MAX_WAIT_MS && damage.length === 0 ? 0 : 1;
