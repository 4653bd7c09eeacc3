import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { visitMail } from '../mail/templates/visit.ts';
import { claimReminder } from '../repositories/visitBookings.ts';
import { findEnquiry } from '../repositories/visits.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { VisitParts } from './changeVisit.ts';
import { notifyFitting } from './notifyFitting.ts';
import { visitLinks } from './visitCalendar.ts';
import { changeUrlOf } from './visitKey.ts';

async function remindVisitor(
  trx: Tx,
  { config, mailer, secrets }: VisitParts,
  booking: VisitBookingsTable,
  lifeMs: number,
): Promise<void> {
  const visit = await findEnquiry(trx, booking.enquiry_id ?? '');
  const email = canonicalEmail(visit?.email ?? '');
  if (visit === undefined || email === undefined) return;
  const mail = visitMail(config.company, email, {
    visit,
    news: 'reminder',
    start: new Date(booking.starts_at),
    links: visitLinks(config, visit, config.publicUrl),
    changeUrl: changeUrlOf(secrets, booking.id, config.publicUrl),
  });
  await mailer.queue(trx, 'visit', mail, lifeMs);
}

async function remindCustomer(
  trx: Tx,
  parts: VisitParts,
  booking: VisitBookingsTable,
  lifeMs: number,
): Promise<void> {
  const order = await findOrderToPay(trx, booking.order_id ?? '');
  if (order) await notifyFitting(trx, parts, { order, booking, news: 'reminder' }, lifeMs);
}

/**
 * Queues the reminder of one visit that begins within a day. The mark and the mail are one transaction, so that a visit is
 * reminded of once, also by several servers and after a crash. @returns false when none is due
 */
export async function remindOfNext(parts: VisitParts & { db: Db; clock: Clock }): Promise<boolean> {
  const { db, clock } = parts;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const booking = await claimReminder(trx, now);
    if (booking === undefined) return false;
    const lifeMs = Date.parse(booking.starts_at) - now.getTime();
    const remind = booking.order_id === null ? remindVisitor : remindCustomer;
    await remind(trx, parts, booking, lifeMs);
    return true;
  });
}
