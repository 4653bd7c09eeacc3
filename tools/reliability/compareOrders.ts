import type { Db } from '../../server/db/open.ts';
import type { Delivery } from './mailSink.ts';
import type { ApiResponse } from './shopper.ts';
import type { Move } from './staff.ts';

export type Acknowledged = NonNullable<ApiResponse['body']['order']>;

/** What customers, staff and the mail server have seen. Idempotency keys are also in the notes of the orders. */
export interface Ledger {
  /** Responses to the customers by idempotency key. */
  acknowledged: Map<string, Acknowledged>;
  begun: Set<string>;
  /** Numbers of paid orders that staff may deliver. */
  toDeliver: string[];
  moves: readonly Move[];
  deliveries: readonly Delivery[];
  repeated: number;
}

export interface OrderReport {
  /** Acknowledged orders that are missing or differ from the response. */
  lost: number;
  /** Orders beyond the first of a key, or without a known key. */
  doubled: number;
  /** Changes of a status, by staff or cancellation. */
  statusChanges: number;
  /** Moves by staff that are not in the history of their order. */
  lostMoves: number;
  /** Missing or duplicate confirmations of orders and payments. */
  wrongMails: number;
  /** Missing or duplicate mails about statuses. */
  wrongStatusMails: number;
  /** Mails that the mail server has not received. */
  undelivered: number;
  /** Mails that the mail server has received again, with the same id, after a kill. */
  deliveredAgain: number;
  /** Issued invoices, receipts and credit notes; the invariants find gaps in their numbers. */
  invoices: number;
  /** Paid orders without an invoice. */
  uninvoiced: number;
}

/** Changes of a status, by the number of their order. */
async function statusChanges(db: Db): Promise<Move[]> {
  return db
    .selectFrom('order_status_history')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['order_number as orderNumber', 'order_status_history.status'])
    .where('order_status_history.status', '<>', 'Confirmed')
    .where('users.email', 'like', '%@trial.example')
    .execute();
}

/** Compares the queued mails with the changes that they are about, and with what the mail server has received. */
async function compareMails(
  db: Db,
  { deliveries }: Ledger,
  expected: { orders: number; payments: number; changes: number },
) {
  const mails = await db.selectFrom('mails').select(['id', 'kind']).execute();
  const received = new Map(deliveries.map(({ id, subject }) => [id, subject]));
  const count = (kind: string): number => mails.filter((mail) => mail.kind === kind).length;
  // The subject of a mail names order and status.
  const subjects = mails
    .filter(({ kind }) => kind === 'order-status')
    .map(({ id }) => received.get(id));
  const duplicates = subjects.length - new Set(subjects).size;
  return {
    wrongMails:
      Math.abs(count('order-confirmation') - expected.orders) +
      Math.abs(count('invoice') - expected.payments),
    wrongStatusMails: duplicates + Math.abs(subjects.length - expected.changes),
    undelivered: mails.filter(({ id }) => !received.has(id)).length,
    deliveredAgain: deliveries.length - received.size,
  };
}

/** Compares what customers, staff and the mail server have seen with the database. */
export async function compareOrders(db: Db, ledger: Ledger): Promise<OrderReport> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'order_number', 'total_minor', 'additional_info'])
    .select((eb) => [
      eb
        .selectFrom('order_items')
        .whereRef('order_id', '=', 'orders.id')
        .select((inner) => inner.fn.sum<number>('quantity').as('quantity'))
        .as('quantity'),
      eb
        .selectFrom('invoices')
        .whereRef('order_id', '=', 'orders.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('invoices'),
      eb
        .selectFrom('payments')
        .whereRef('order_id', '=', 'orders.id')
        .where('state', '=', 'paid')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('payments'),
    ])
    .where('users.email', 'like', '%@trial.example')
    .execute();
  const found = new Map(orders.map((order) => [order.additional_info, order]));
  const isStored = (intent: string, acknowledged: Acknowledged): boolean => {
    const order = found.get(intent);
    return (
      order?.id === acknowledged._id &&
      order.order_number === acknowledged.orderId &&
      order.total_minor === Math.round(acknowledged.price * 100) &&
      Number(order.quantity) === 1
    );
  };
  const stored = [...ledger.acknowledged].filter((entry) => isStored(...entry));
  const intended = [...found.keys()].filter((intent) => ledger.begun.has(intent));
  const changes = await statusChanges(db);
  const history = new Set(changes.map(({ orderNumber, status }) => `${orderNumber} ${status}`));
  const invoices = await db.selectFrom('invoices').select('corrects_id').execute();
  const payments = invoices.filter(({ corrects_id }) => corrects_id === null).length;
  return {
    lost: ledger.acknowledged.size - stored.length,
    doubled: orders.length - intended.length,
    statusChanges: changes.length,
    lostMoves: ledger.moves.filter((move) => !history.has(`${move.orderNumber} ${move.status}`))
      .length,
    ...(await compareMails(db, ledger, {
      orders: orders.length,
      payments,
      changes: changes.length,
    })),
    invoices: invoices.length,
    uninvoiced: orders.filter((order) => Number(order.payments) > Number(order.invoices)).length,
  };
}
