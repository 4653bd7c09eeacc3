import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Db } from '../../server/db/open.ts';
import type { Secrets } from '../../server/secrets.ts';
import { windowOf } from './finishedWindows.ts';
import { createShopper } from './shopper.ts';
import type { Line, Send, Shopper } from './shopper.ts';

/** A running shop with a connection to its database. */
export interface RaceGround {
  send: Send;
  db: Db;
  /** Sign the links of mails. */
  secrets: Pick<Secrets, 'hash'>;
  line: Line;
  /** Creates a customer. @returns the session token */
  newCustomer: () => Promise<string>;
  /** Moves an order with the command line of the staff. @returns false when it is refused */
  move: (orderNumber: string, status: OrderStatus) => Promise<boolean>;
  /** Records with the command line of the staff that an order is being cut. @returns false when it is refused */
  cut: (orderNumber: string) => Promise<boolean>;
  /** Imports a catalogue that has the missing cloth, or none of it. */
  restock: (isBack: boolean) => Promise<void>;
}

/** Runs concurrent requests. @returns the problems found */
export type Race = (ground: RaceGround) => Promise<string[]>;

export const AT_ONCE = 20;

export const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export async function newShopper(ground: RaceGround): Promise<Shopper> {
  return createShopper(ground.send, await ground.newCustomer());
}

/** A finished window of the customer, kept and ready for the cart. */
export async function keptWindow(_ground: RaceGround, shopper: Shopper): Promise<Line> {
  const window = windowOf(0);
  const { body } = await shopper.keep(window);
  if (body.sizeId === undefined) throw new Error(`Not kept: ${JSON.stringify(body)}`);
  return { productId: window.productId, sizeId: body.sizeId };
}

/** What a customer buys in a race. */
export type Goods = (ground: RaceGround, shopper: Shopper) => Line | Promise<Line>;
export const anySize: Goods = ({ line }) => line;

export async function placedOrder(ground: RaceGround, shopper: Shopper, goods: Goods = anySize) {
  await shopper.add(await goods(ground, shopper));
  const { body } = await shopper.order('');
  if (!body.order || body.url === undefined) throw new Error(`No order: ${JSON.stringify(body)}`);
  return { id: body.order._id, number: body.order.orderId, url: body.url };
}

/** What is stored about an order. */
export async function stateOf(db: Db, orderId: string) {
  const order = db.selectFrom('orders').select('status').where('id', '=', orderId);
  const payments = db.selectFrom('payments').select('state').where('order_id', '=', orderId);
  const invoices = db.selectFrom('invoices').select('corrects_id').where('order_id', '=', orderId);
  return {
    status: (await order.executeTakeFirstOrThrow()).status,
    invoices: await invoices.execute(),
    payments: (await payments.execute()).map((payment) => payment.state),
  };
}
