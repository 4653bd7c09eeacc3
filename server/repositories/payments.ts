import { MINUTE, isoAfter } from '../clock.ts';
import type { ExpressionBuilder } from 'kysely';
import { newId } from '../ids.ts';
import type { Queryable } from '../db/open.ts';
import type { PaymentProviderName, PaymentState, PaymentsTable } from '../db/orderTables.ts';
import type { Tables } from '../db/tables.ts';
import type { OwnOrder } from './ownOrder.ts';

const RUNNING: readonly PaymentState[] = ['created', 'open'];
/** Delay of the first status check; by then most payments have a webhook or a return. */
const FIRST_CHECK_MS = 10 * MINUTE;

/** A payment to start. */
type NewPayment = Pick<PaymentsTable, 'order_id' | 'provider' | 'amount_minor' | 'currency'>;

/** Subquery for the id of an order, if it belongs to the customer. */
function orderIdOf(own: OwnOrder) {
  return (eb: ExpressionBuilder<Tables, 'payments'>) =>
    eb
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.id', '=', own.id)
      .where('user_id', '=', own.userId);
}

/** The payment of an order that can still be completed. */
export async function findRunning(db: Queryable, own: OwnOrder) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderIdOf(own))
    .where('state', 'in', RUNNING)
    .executeTakeFirst();
}

/** Inserts a payment; `undefined` when the order already has an open one. */
export async function insertPayment(db: Queryable, payment: NewPayment, now: Date) {
  return db
    .insertInto('payments')
    .values({
      id: newId(),
      ...payment,
      state: 'created',
      reference: null,
      url: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      next_attempt_at: now.toISOString(),
      attempts: 0,
      last_error: null,
      refund_reference: null,
    })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Stores the payment page; only the first call has an effect. The page of a payment that has expired meanwhile is queued
 * to be closed.
 */
export async function openPayment(
  db: Queryable,
  own: OwnOrder,
  opened: { id: string; reference: string; url: string },
  now: Date,
) {
  const { id, reference, url } = opened;
  const store = (from: PaymentState, to: PaymentState, nextAttempt: string) =>
    db
      .updateTable('payments')
      .set({
        state: to,
        reference,
        url,
        updated_at: now.toISOString(),
        next_attempt_at: nextAttempt,
      })
      .where('id', '=', id)
      .where('order_id', '=', orderIdOf(own))
      .where('state', '=', from)
      .where('reference', 'is', null)
      .execute();
  await store('created', 'open', isoAfter(now, FIRST_CHECK_MS));
  await store('expired', 'expire_due', now.toISOString());
}

/** A payment of a customer's order. */
export async function findPayment(db: Queryable, own: OwnOrder, id: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderIdOf(own))
    .executeTakeFirst();
}

export async function findByReference(
  db: Queryable,
  provider: PaymentProviderName,
  reference: string,
) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** All payments of a customer's order, oldest first. */
export async function paymentsOf(db: Queryable, own: OwnOrder) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderIdOf(own))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** All payments of some orders of a customer, oldest first. */
export async function paymentsOfOrders(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<PaymentsTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .where('payments.order_id', 'in', orderIds)
    .where('orders.user_id', '=', userId)
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .execute();
}

/**
 * Changes the state of a payment, of a customer's order where the customer asked for it.
 * @returns false when it was in none of the expected states, e.g. because the report was a duplicate
 */
export async function movePayment(
  db: Queryable,
  step: {
    id: string;
    from: readonly PaymentState[];
    to: PaymentState;
    own?: OwnOrder;
    /** Why, for the staff. */
    error?: string;
  },
  now: Date,
) {
  const { own } = step;
  const row = await db
    .updateTable('payments')
    .set({
      state: step.to,
      updated_at: now.toISOString(),
      next_attempt_at: now.toISOString(),
      attempts: 0,
      last_error: step.error ?? null,
    })
    .where('id', '=', step.id)
    .where('state', 'in', step.from)
    .$if(own !== undefined, (query) => (own ? query.where('order_id', '=', orderIdOf(own)) : query))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Expires the payments of an order that can still be completed, and queues their pages to be closed. */
export async function expireRunning(db: Queryable, own: OwnOrder, now: Date) {
  const running = await findRunning(db, own);
  if (!running) return;
  const to = running.reference === null ? 'expired' : 'expire_due';
  await movePayment(db, { id: running.id, from: [running.state], to, own }, now);
}
