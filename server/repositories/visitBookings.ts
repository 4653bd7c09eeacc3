import type { SlotKind } from '../../src/contract/slots.ts';
import { DAY, isoAfter } from '../clock.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import type { OwnOrder } from './ownOrder.ts';
import { SLOT_MS } from '../rules/visitSlots.ts';

/** What is visited: the request of a visitor, or the order of a customer. */
export type Visited = { enquiryId: string } | { orderId: string; userId: string };

/** Booked seats between two moments, also those that reach into them. */
export async function seatsBetween(db: Queryable, kind: SlotKind, from: Date, to: Date) {
  return db
    .selectFrom('visit_bookings')
    .select(['id', 'starts_at', 'seat'])
    .where('kind', '=', kind)
    .where('seat', 'is not', null)
    .where('starts_at', '>', isoAfter(from, -SLOT_MS))
    .where('starts_at', '<', isoAfter(to, SLOT_MS))
    .execute();
}

/** Days from a day on whose capacity is not that of the settings. */
export async function changedDays(db: Queryable, kind: SlotKind, from: string) {
  const rows = await db
    .selectFrom('visit_days')
    .select(['day', 'capacity'])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .execute();
  return new Map(rows.map(({ day, capacity }) => [day, capacity]));
}

/** Sets the capacity of a day; `undefined` returns it to that of the settings. */
export async function setDay(
  trx: Tx,
  { kind, day, capacity }: { kind: SlotKind; day: string; capacity: number | undefined },
): Promise<void> {
  await trx.deleteFrom('visit_days').where('kind', '=', kind).where('day', '=', day).execute();
  if (capacity === undefined) return;
  await trx.insertInto('visit_days').values({ kind, day, capacity }).execute();
}

/** A visit to book, or one that is moved to another slot. */
export type NewBooking = Pick<
  VisitBookingsTable,
  'id' | 'kind' | 'starts_at' | 'enquiry_id' | 'order_id' | 'user_id' | 'sequence'
>;

/** Without a reminder when the day before has begun. */
const remindedAt = (startsAt: string, now: Date): string | null =>
  startsAt <= isoAfter(now, DAY) ? now.toISOString() : null;

/**
 * Books a seat of a slot. Of concurrent bookings of the last one the unique index lets one through; the others wait for it, and
 * look again. @returns `undefined` when all are taken
 */
export async function insertBooking(
  trx: Tx,
  booking: NewBooking,
  capacity: number,
  now: Date,
): Promise<VisitBookingsTable | undefined> {
  const start = new Date(booking.starts_at);
  for (;;) {
    const near = await seatsBetween(trx, booking.kind, start, start);
    const taken = near.filter((one) => one.starts_at === booking.starts_at);
    const beside = near.length - taken.length;
    let seat = 0;
    while (taken.some((one) => one.seat === seat)) seat += 1;
    if (seat >= capacity - beside) return undefined;
    const row = await trx
      .insertInto('visit_bookings')
      .values({
        ...booking,
        seat,
        changed_at: now.toISOString(),
        reminded_at: remindedAt(booking.starts_at, now),
      })
      .onConflict((oc) => oc.columns(['kind', 'starts_at', 'seat']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
}

export async function deleteBooking(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('visit_bookings').where('id', '=', id).execute();
}

/** Frees the seat of a booking, which stays for its page and calendar file. */
export async function releaseSeat(trx: Tx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('visit_bookings')
    .set((eb) => ({
      seat: null,
      sequence: eb('sequence', '+', 1),
      changed_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('seat', 'is not', null)
    .execute();
}

/** Frees the seat of an order that is cancelled. */
export async function releaseFitting(trx: Tx, own: OwnOrder, now: Date): Promise<void> {
  const booking = await bookingOf(trx, { orderId: own.id, userId: own.userId });
  if (booking) await releaseSeat(trx, booking.id, now);
}

export async function findBooking(db: Queryable, id: string) {
  return db.selectFrom('visit_bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a booking until the transaction ends, so that changes do not interleave. */
export async function lockBooking(trx: Tx, id: string) {
  return trx
    .updateTable('visit_bookings')
    .set((eb) => ({ sequence: eb.ref('sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The booking of a request or an order, also a cancelled one. */
export async function bookingOf(db: Queryable, visited: Visited) {
  const all = db.selectFrom('visit_bookings').selectAll();
  const own =
    'enquiryId' in visited
      ? all.where('enquiry_id', '=', visited.enquiryId)
      : all.where('order_id', '=', visited.orderId).where('user_id', '=', visited.userId);
  return own.executeTakeFirst();
}

/** Marks a visit that begins within a day as reminded of; each once, whatever the number of servers. */
export async function claimReminder(trx: Tx, now: Date) {
  const due = trx
    .selectFrom('visit_bookings')
    .select('id')
    .where('reminded_at', 'is', null)
    .where('seat', 'is not', null)
    .where('starts_at', '>', now.toISOString())
    .where('starts_at', '<=', isoAfter(now, DAY))
    .orderBy('starts_at')
    .limit(1);
  return trx
    .updateTable('visit_bookings')
    .set({ reminded_at: now.toISOString() })
    .where('id', '=', due)
    .where('reminded_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Booked visits from a moment on with whom they are for, the next first. */
export async function listBookings(db: Queryable, from: Date, limit: number) {
  return db
    .selectFrom('visit_bookings')
    .leftJoin('enquiries', 'enquiries.id', 'visit_bookings.enquiry_id')
    .leftJoin('orders', 'orders.id', 'visit_bookings.order_id')
    .select(['visit_bookings.id', 'kind', 'starts_at', 'enquiry_id', 'order_number'])
    .select(['enquiries.name', 'enquiries.email', 'enquiries.phone', 'orders.city'])
    .select(['first_name', 'last_name', 'orders.phone as order_phone', 'orders.dial_code'])
    .where('seat', 'is not', null)
    .where('starts_at', '>=', from.toISOString())
    .orderBy('starts_at')
    .limit(limit)
    .execute();
}
