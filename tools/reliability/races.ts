import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Db } from '../../server/db/open.ts';
import { moveOrder } from '../../server/repositories/orderStatus.ts';
import { ORDER_PATH } from '../../server/rules/orderStatus.ts';
import { createShopper } from './shopper.ts';
import type { ApiResponse, Line, Send, Shopper } from './shopper.ts';

/** A running shop with a connection to its database. */
export interface RaceGround {
  send: Send;
  db: Db;
  line: Line;
  /** Creates a customer. @returns the session token */
  newCustomer: () => Promise<string>;
}

/** Runs concurrent requests. @returns the problems found */
export type Race = (ground: RaceGround) => Promise<string[]>;

const AT_ONCE = 20;
const CLIENTS = 10;
const CLICKS = 20;
const START_QUANTITY = 40;

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function newShopper(ground: RaceGround): Promise<Shopper> {
  return createShopper(ground.send, await ground.newCustomer());
}

async function placedOrder(ground: RaceGround, shopper: Shopper) {
  await shopper.add(ground.line);
  const { body } = await shopper.order('');
  if (!body.order || body.url === undefined) throw new Error(`No order: ${JSON.stringify(body)}`);
  return { id: body.order._id, url: body.url };
}

async function ordersOf(db: Db, notes: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('additional_info', '=', notes)
    .execute();
  return rows.map((row) => row.id);
}

async function stateOf(db: Db, orderId: string) {
  const order = db.selectFrom('orders').select('status').where('id', '=', orderId);
  const payments = db.selectFrom('payments').select('state').where('order_id', '=', orderId);
  return {
    status: (await order.executeTakeFirstOrThrow()).status,
    payments: (await payments.execute()).map((payment) => payment.state),
  };
}

/** Sends the same cart as twenty concurrent orders with the keys of `keyOf`. */
function sameCart(name: string, keyOf: (sender: number) => string | undefined): Race {
  return async (ground) => {
    const notes = randomUUID();
    const shopper = await newShopper(ground);
    await shopper.add(ground.line);
    const responses = await times(AT_ONCE, (sender) => {
      const key = keyOf(sender);
      return shopper.order(notes, key && `${notes}-${key}`);
    });
    const placed = await ordersOf(ground.db, notes);
    const agrees = ({ status, body }: ApiResponse): boolean =>
      status === 200 ? body.order?._id === placed[0] : status === 409;
    const isSame = new Set(responses.map((response) => JSON.stringify(response.body))).size === 1;
    return [
      ...(placed.length === 1 ? [] : [`${name}: ${placed.length} orders of one cart`]),
      ...(responses.every(agrees) ? [] : [`${name}: the responses do not agree`]),
      ...(responses.some(({ status }) => status === 200)
        ? []
        : [`${name}: no response has the order`]),
      ...(keyOf(0) === undefined || keyOf(0) !== keyOf(1) || isSame
        ? []
        : [`${name}: responses to the same key differ`]),
    ];
  };
}

/** The customer cancels while the order is packed, shipped and delivered. */
const cancelAgainstDelivery: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id } = await placedOrder(ground, shopper);
  const deliver = async (): Promise<OrderStatus> => {
    let reached: OrderStatus = 'Confirmed';
    for (const to of ORDER_PATH.slice(1)) {
      const from = reached;
      const step = { orderId: id, from, to };
      const isMoved = await ground.db
        .transaction()
        .execute((trx) => moveOrder(trx, step, new Date()));
      if (!isMoved) return reached;
      reached = to;
    }
    return reached;
  };
  const [reached, ...responses] = await Promise.all([
    deliver(),
    shopper.cancel(id),
    shopper.cancel(id),
  ]);
  const cancelled = responses.filter(({ status }) => status === 200).length;
  const rejected = responses.filter(({ status }) => status === 409).length;
  const { status } = await stateOf(ground.db, id);
  const isLegal = cancelled === 1 ? status === 'Cancelled' : status === reached;
  return [
    ...(cancelled <= 1 ? [] : ['cancel: one order was cancelled twice']),
    ...(cancelled + rejected === responses.length ? [] : ['cancel: neither done nor rejected']),
    ...(isLegal ? [] : [`cancel: ${cancelled} responses, but the order is ${status}`]),
  ];
};

/** Mails about statuses of orders. */
async function countStatusMails(db: Db): Promise<number> {
  const mails = db.selectFrom('mails').select('id').where('kind', '=', 'order-status');
  return (await mails.execute()).length;
}

/** The customer sends one cancellation twenty times. */
const oneCancellation: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id } = await placedOrder(ground, shopper);
  const before = await countStatusMails(ground.db);
  await times(AT_ONCE, () => shopper.cancel(id));
  const mails = (await countStatusMails(ground.db)) - before;
  return mails === 1 ? [] : [`cancel: ${mails} mails about one cancellation`];
};

/** Ten devices of one customer increment and decrement one line. */
const increments: Race = async (ground) => {
  const token = await ground.newCustomer();
  const shopper = createShopper(ground.send, token);
  for (let added = 0; added < START_QUANTITY; added += 1) await shopper.add(ground.line);
  const changes = await times(CLIENTS, async (client) => {
    let sum = 0;
    for (let click = 0; click < CLICKS; click += 1) {
      const action = (client + click) % 3 === 0 ? 'decrement' : 'increment';
      const { status } = await shopper.act(action, ground.line);
      if (status === 200) sum += action === 'increment' ? 1 : -1;
    }
    return sum;
  });
  const expected = START_QUANTITY + changes.reduce((sum, change) => sum + change, 0);
  const { body } = await shopper.cart();
  const quantity = body.cart?.[0]?.quantity;
  return quantity === expected ? [] : [`increments: ${quantity} instead of ${expected}`];
};

const post: RequestInit = { method: 'POST', redirect: 'manual' };

function actionPath(url: string, action: 'approve' | 'decline'): string {
  return `${new URL(url, 'http://shop.example').pathname}/${action}`;
}

/** Duplicate and contradictory payment events at once. */
const contradictoryPayments: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id, url } = await placedOrder(ground, shopper);
  await times(AT_ONCE, (index) =>
    ground.send(actionPath(url, index % 2 === 0 ? 'approve' : 'decline'), post),
  );
  const { payments } = await stateOf(ground.db, id);
  const isLegal = payments.length === 1 && ['paid', 'declined'].includes(payments[0] ?? '');
  return isLegal ? [] : [`payment: ended as ${payments.join(', ') || 'nothing'}`];
};

/** The customer pays in one window and cancels in another. */
const paidAndCancelled: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id, url } = await placedOrder(ground, shopper);
  await Promise.all([
    ground.send(actionPath(url, 'approve'), post),
    shopper.cancel(id),
    ground.send(actionPath(url, 'approve'), post),
  ]);
  const { status, payments } = await stateOf(ground.db, id);
  const ends = ['expired', 'refund_due', 'refunded'];
  const isLegal =
    status === 'Cancelled' && payments.length === 1 && ends.includes(payments[0] ?? '');
  return isLegal ? [] : [`pay and cancel: ${status} with ${payments.join(', ')}`];
};

/** All races by name. */
export const races: Readonly<Record<string, Race>> = {
  'one cart, 20 orders with one key': sameCart('one key', () => 'same'),
  'one cart, 20 orders with 20 keys': sameCart('20 keys', String),
  'one cart, 20 orders without a key': sameCart('no key', () => undefined),
  'cancellation during pack, ship and deliver': cancelAgainstDelivery,
  'one cancellation, sent 20 times': oneCancellation,
  'increments and decrements from ten devices': increments,
  'duplicate and contradictory payments': contradictoryPayments,
  'payment and cancellation at once': paidAndCancelled,
};
