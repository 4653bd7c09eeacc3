import type { Queryable } from '../db/open.ts';
import type { PaymentProviderName } from '../db/orderTables.ts';

/** Whether an event was recorded before. */
export async function hasEvent(db: Queryable, provider: PaymentProviderName, eventId: string) {
  const row = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when this event was recorded before */
export async function recordEvent(
  db: Queryable,
  event: { provider: PaymentProviderName; eventId: string; type: string },
  now: Date,
) {
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
