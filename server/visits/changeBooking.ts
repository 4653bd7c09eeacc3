import type { Tx } from '../db/open.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { staffVisitMail } from '../mail/templates/fitting.ts';
import { visitMail } from '../mail/templates/visit.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import { deleteBooking, releaseSeat } from '../repositories/visitBookings.ts';
import { findEnquiry, lockEnquiry, updateVisit } from '../repositories/visits.ts';
import { canonicalEmail } from '../rules/email.ts';
import { momentText } from '../rules/momentText.ts';
import { slotTimes } from '../rules/visitSlots.ts';
import type { VisitParts } from './changeVisit.ts';
import { notifyFitting } from './notifyFitting.ts';
import { bookSlot, startOfFree } from './slots.ts';
import { visitLinks } from './visitCalendar.ts';
import { changeUrlOf } from './visitKey.ts';

/** A booking with what is visited. */
export type BookedFor =
  { enquiry: EnquiriesTable; order?: undefined } | { order: OrdersTable; enquiry?: undefined };

/** What a booking is for; `undefined` when it was deleted. */
export async function visitedOf(
  trx: Tx,
  { enquiry_id: enquiryId, order_id: orderId }: VisitBookingsTable,
): Promise<BookedFor | undefined> {
  const enquiry = enquiryId === null ? undefined : await findEnquiry(trx, enquiryId);
  if (enquiry) return { enquiry };
  const order = orderId === null ? undefined : await findOrderToPay(trx, orderId);
  return order && { order };
}

async function notifyStaff(
  trx: Tx,
  { config, mailer }: VisitParts,
  { enquiry, order }: BookedFor,
  what: string,
  times: readonly string[],
): Promise<void> {
  const who = enquiry
    ? [`Name: ${enquiry.name}`, `Phone: ${enquiry.phone}`, `Visit: ${enquiry.id}`]
    : [`Order: ${order.order_number}`];
  const mail = staffVisitMail(config.company, { what, lines: [...times, ...who] });
  // The staff's copy is about the visitor, and goes with the visitor's data.
  const replyTo = canonicalEmail(enquiry?.email ?? order?.email ?? '');
  await mailer.queue(trx, 'visit-change', { ...mail, ...(replyTo && { replyTo }) });
}

async function notifyVisitor(
  trx: Tx,
  { config, mailer, secrets }: VisitParts,
  visit: EnquiriesTable,
  { booking, news }: { booking: VisitBookingsTable; news: 'moved' | 'cancelled' },
): Promise<void> {
  const email = canonicalEmail(visit.email);
  if (email === undefined) return;
  const { company, publicUrl } = config;
  const mail = visitMail(company, email, {
    visit,
    news,
    start: new Date(booking.starts_at),
    links: visitLinks(config, visit, publicUrl),
    changeUrl: news === 'cancelled' ? undefined : changeUrlOf(secrets, booking.id, publicUrl),
  });
  await mailer.queue(trx, 'visit', mail);
}

/** Changes what the customer changes on the page of a locked booking, and tells both sides. */
async function report(
  trx: Tx,
  parts: VisitParts,
  visited: BookedFor,
  { booking, news }: { booking: VisitBookingsTable; news: 'moved' | 'cancelled' },
  now: Date,
): Promise<void> {
  if (visited.order) return notifyFitting(trx, parts, { order: visited.order, booking, news });
  const { id } = visited.enquiry;
  await lockEnquiry(trx, id);
  const { date, from, to } = slotTimes(new Date(booking.starts_at));
  const change =
    news === 'cancelled'
      ? {
          status: 'cancelled' as const,
          date: visited.enquiry.visit_date,
          time: visited.enquiry.visit_time,
          until: visited.enquiry.visit_until,
        }
      : { status: 'confirmed' as const, date, time: from, until: to };
  const visit = await updateVisit(trx, id, change, now);
  return notifyVisitor(trx, parts, visit, { booking, news });
}

const whenOf = ({ starts_at: start }: VisitBookingsTable): string =>
  momentText(new Date(start), 'en');

/**
 * Moves a locked booking to another slot.
 * @throws HttpError 409 with the next free slots, when it is taken
 */
export async function moveBooking(
  trx: Tx,
  parts: VisitParts,
  { booking, visited, slotId }: { booking: VisitBookingsTable; visited: BookedFor; slotId: string },
  now: Date,
): Promise<void> {
  const { kind } = booking;
  const start = await startOfFree(trx, parts, { kind, slotId }, now);
  await deleteBooking(trx, booking.id);
  const { order, enquiry } = visited;
  const moved = await bookSlot(
    trx,
    parts,
    {
      kind,
      start,
      visited: order ? { orderId: order.id, userId: order.user_id } : { enquiryId: enquiry.id },
      moves: booking,
    },
    now,
  );
  await report(trx, parts, visited, { booking: moved, news: 'moved' }, now);
  const times = [`Before: ${whenOf(booking)}`, `Now: ${whenOf(moved)}`];
  await notifyStaff(trx, parts, visited, 'A customer moved a visit', times);
}

/** Cancels a locked booking, which frees its seat. */
export async function cancelBooking(
  trx: Tx,
  parts: VisitParts,
  { booking, visited }: { booking: VisitBookingsTable; visited: BookedFor },
  now: Date,
): Promise<void> {
  await releaseSeat(trx, booking.id, now);
  await report(trx, parts, visited, { booking, news: 'cancelled' }, now);
  const times = [`Was: ${whenOf(booking)}`];
  await notifyStaff(trx, parts, visited, 'A customer cancelled a visit', times);
}

/** Tells the staff that a customer has chosen when an order is fitted. */
export const reportFitting = (
  trx: Tx,
  parts: VisitParts,
  order: OrdersTable,
  booking: VisitBookingsTable,
): Promise<void> =>
  notifyStaff(trx, parts, { order }, 'A customer booked a fitting', [`When: ${whenOf(booking)}`]);
