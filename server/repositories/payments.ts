import { newId } from '../ids.ts';
import type { Queryable } from '../db/open.ts';
import type { PaymentProviderName, PaymentState, PaymentsTable } from '../db/orderTables.ts';

const RUNNING: readonly PaymentState[] = ['created', 'open'];

export interface NewPayment {
  orderId: string;
  provider: PaymentProviderName;
  amountMinor: number;
  currency: string;
}

/** The payment of an order that the customer can still complete. */
export async function findRunning(
  db: Queryable,
  orderId: string,
): Promise<PaymentsTable | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
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
    })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Keeps where the customer pays; whoever comes second changes nothing. */
export async function openPayment(
  db: Queryable,
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
    })
    .where('id', '=', opened.id)
    .where('state', '=', 'created')
    .execute();
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentsTable | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
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

/** All payments of an order, oldest first. */
export async function paymentsOf(db: Queryable, orderId: string): Promise<PaymentsTable[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
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
    .set({ state: step.to, updated_at: now.toISOString() })
    .where('id', '=', step.id)
    .where('state', 'in', step.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What happens to the money of an order that is being cancelled: paid is due back, running ones end. */
export async function closePayments(db: Queryable, orderId: string, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  await db
    .updateTable('payments')
    .set({ state: 'refund_due', updated_at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute();
  await db
    .updateTable('payments')
    .set({ state: 'expired', updated_at })
    .where('order_id', '=', orderId)
    .where('state', 'in', RUNNING)
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
