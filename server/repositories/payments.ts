import { MINUTE, isoAfter } from '../clock.ts';
import type { ExpressionBuilder } from 'kysely';
import { newId } from '../ids.ts';
import type { Queryable } from '../db/open.ts';
import type { PaymentProviderName, PaymentState, PaymentsTable } from '../db/orderTables.ts';
import type { Tables } from '../db/tables.ts';
import type { OwnOrder } from './orders.ts';

const RUNNING: readonly PaymentState[] = ['created', 'open'];
/** By then most customers are back, or the provider has sent its news. */
const FIRST_LOOK_MS = 10 * MINUTE;

export interface NewPayment {
  orderId: string;
  provider: PaymentProviderName;
  amountMinor: number;
  currency: string;
}

/** Payments hang on orders: the id of an order, if it is that customer's. */
function orderIdOf(own: OwnOrder) {
  return (eb: ExpressionBuilder<Tables, 'payments'>) =>
    eb
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.id', '=', own.id)
      .where('user_id', '=', own.userId);
}

/** The payment of an order that its customer can still complete. */
export async function findRunning(
  db: Queryable,
  own: OwnOrder,
): Promise<PaymentsTable | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderIdOf(own))
    .where('state', 'in', RUNNING)
    .executeTakeFirst();
}

/** Begins a payment; an order never has two running ones, so a second caller gets undefined. */
export async function insertPayment(
  db: Queryable,
  payment: NewPayment,
  now: Date,
): Promise<PaymentsTable | undefined> {
  return db
    .insertInto('payments')
    .values({
      id: newId(),
      order_id: payment.orderId,
      provider: payment.provider,
      state: 'created',
      amount_minor: payment.amountMinor,
      currency: payment.currency,
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

/** Keeps where the customer pays; whoever comes second changes nothing. */
export async function openPayment(
  db: Queryable,
  own: OwnOrder,
  opened: { id: string; reference: string; url: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      state: 'open',
      reference: opened.reference,
      url: opened.url,
      updated_at: now.toISOString(),
      next_attempt_at: isoAfter(now, FIRST_LOOK_MS),
    })
    .where('id', '=', opened.id)
    .where('order_id', '=', orderIdOf(own))
    .where('state', '=', 'created')
    .execute();
}

/** One payment of an order of one customer. */
export async function findPayment(
  db: Queryable,
  own: OwnOrder,
  id: string,
): Promise<PaymentsTable | undefined> {
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
): Promise<PaymentsTable | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** All payments of an order of one customer, oldest first. */
export async function paymentsOf(db: Queryable, own: OwnOrder): Promise<PaymentsTable[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderIdOf(own))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Moves a payment on from one of the given states.
 * @returns false when it was in none of them, e.g. because the same news came before
 */
export async function movePayment(
  db: Queryable,
  step: { id: string; from: readonly PaymentState[]; to: PaymentState },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({
      state: step.to,
      updated_at: now.toISOString(),
      next_attempt_at: now.toISOString(),
      attempts: 0,
      last_error: null,
    })
    .where('id', '=', step.id)
    .where('state', 'in', step.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the payments of an order that its customer could still complete. */
export async function expireRunning(db: Queryable, own: OwnOrder, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'expired', updated_at: now.toISOString() })
    .where('order_id', '=', orderIdOf(own))
    .where('state', 'in', RUNNING)
    .execute();
}

/**
 * Takes the payment that has been due for longest: an open one to ask about, or one to return. Nobody else gets it
 * until the lease runs out.
 */
export async function claimDuePayment(
  db: Queryable,
  providers: readonly PaymentProviderName[],
  leaseMs: number,
  now: Date,
): Promise<PaymentsTable | undefined> {
  const due = db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['open', 'refund_due'])
    .where('next_attempt_at', '<=', now.toISOString())
    .where('provider', 'in', providers)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1);
  return db
    .updateTable('payments')
    .set((eb) => ({ next_attempt_at: isoAfter(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .where('next_attempt_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Lets a payment rest, unless it has moved on meanwhile. */
export async function postponePayment(
  db: Queryable,
  rest: { id: string; state: PaymentState; until: string; error: string | null },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_attempt_at: rest.until, last_error: rest.error })
    .where('id', '=', rest.id)
    .where('state', '=', rest.state)
    .execute();
}

/** Writes down that the money went back. */
export async function markRefunded(
  db: Queryable,
  refund: { id: string; refundReference: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      state: 'refunded',
      refund_reference: refund.refundReference,
      updated_at: now.toISOString(),
      last_error: null,
    })
    .where('id', '=', refund.id)
    .where('state', '=', 'refund_due')
    .execute();
}

/** @returns false when this event was recorded before */
export async function recordEvent(
  db: Queryable,
  event: { provider: PaymentProviderName; eventId: string; type: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      type: event.type,
      received_at: now.toISOString(),
    })
    .onConflict((oc) => oc.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets that events came before a time. */
export async function purgeEvents(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}
