import type { Db } from '../../server/db/open.ts';
import type { ApiResponse } from './shopper.ts';

export type Acknowledged = NonNullable<ApiResponse['body']['order']>;

/** Responses to the customers by idempotency key, which is also in the notes of the order. */
export interface Ledger {
  acknowledged: Map<string, Acknowledged>;
  begun: Set<string>;
  repeated: number;
}

export interface OrderReport {
  /** Acknowledged orders that are missing or differ from the response. */
  lost: number;
  /** Orders beyond the first of a key, or without a known key. */
  doubled: number;
  /** Missing or duplicate order confirmations. */
  wrongMails: number;
  /** Missing or duplicate mails about statuses. */
  wrongStatusMails: number;
  /** Paid orders without an invoice. */
  uninvoiced: number;
}

/** Sealed mails of a kind, decrypted. */
async function subjectsOf(db: Db, kind: string, open: (sealed: string) => string) {
  const mails = await db.selectFrom('mails').select('sealed').where('kind', '=', kind).execute();
  return mails.map(({ sealed }) => (JSON.parse(open(sealed)) as { subject: string }).subject);
}

/**
 * Status changes without exactly one mail. The subject of a mail names order and status.
 * @param open decrypts a mail
 */
async function countWrongStatusMails(db: Db, open: (sealed: string) => string): Promise<number> {
  const changes = await db
    .selectFrom('order_status_history')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['order_status_history.id', 'order_number'])
    .where('order_status_history.status', '<>', 'Confirmed')
    .where('users.email', 'like', '%@trial.example')
    .execute();
  const subjects = await subjectsOf(db, 'order-status', open);
  const duplicates = subjects.length - new Set(subjects).size;
  return duplicates + Math.abs(changes.length - new Set(subjects).size);
}

/** Compares the acknowledged orders with the database. @param open decrypts a mail */
export async function compareOrders(
  db: Db,
  ledger: Ledger,
  open: (sealed: string) => string,
): Promise<OrderReport> {
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
  const mails = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'order-confirmation')
    .execute();
  return {
    lost: ledger.acknowledged.size - stored.length,
    doubled: orders.length - intended.length,
    wrongMails: Math.abs(mails.length - orders.length),
    wrongStatusMails: await countWrongStatusMails(db, open),
    uninvoiced: orders.filter((order) => Number(order.payments) > Number(order.invoices)).length,
  };
}
