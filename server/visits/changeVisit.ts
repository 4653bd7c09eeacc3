import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { visitMail } from '../mail/templates/visit.ts';
import type { VisitNews } from '../mail/templates/visit.ts';
import { bookingOf, deleteBooking, releaseSeat } from '../repositories/visitBookings.ts';
import { updateVisit } from '../repositories/visits.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { Secrets } from '../secrets.ts';
import { bookAgreed } from './slots.ts';
import { visitLinks, visitTimes } from './visitCalendar.ts';
import { changeUrlOf } from './visitKey.ts';

/** A change by the staff; without date and time they stay as they are. */
export interface VisitChange {
  news: Exclude<VisitNews, 'reminder'>;
  date?: string;
  time?: string;
}

export interface ChangedVisit {
  visit: EnquiriesTable;
  /** Whether the visitor is notified; not when the enquiry has no usable e-mail address. */
  isNotified: boolean;
}

export interface VisitParts {
  config: Config;
  secrets: Pick<Secrets, 'hash'>;
  mailer: Pick<Mailer, 'queue'>;
}

/** Moves the booking of a visit to its time, so that nobody else books it. @returns `undefined` of a cancelled one */
async function rebook(trx: Tx, visit: EnquiriesTable, now: Date) {
  const enquiryId = visit.id;
  const before = await bookingOf(trx, { enquiryId });
  if (visit.visit_status === 'cancelled') {
    if (before) await releaseSeat(trx, before.id, now);
    return undefined;
  }
  const startsAt = visitTimes(visit)?.start;
  if (startsAt === undefined || before?.starts_at === startsAt.toISOString()) return before;
  if (before) await deleteBooking(trx, before.id);
  return bookAgreed(trx, { enquiryId, startsAt, moves: before }, now);
}

/**
 * Changes a visit and queues the visitor's mail. A moved visit is confirmed, because the staff agree on the time before.
 * Requires a transaction that has locked the enquiry and checked that this is a change, so that each is mailed once.
 */
export async function changeVisit(
  trx: Tx,
  { config, mailer, secrets }: VisitParts,
  current: EnquiriesTable,
  { news, date = current.visit_date, time = current.visit_time }: VisitChange,
  now: Date,
): Promise<ChangedVisit> {
  const status = news === 'cancelled' ? 'cancelled' : 'confirmed';
  const hasMoved = date !== current.visit_date || time !== current.visit_time;
  const until = hasMoved ? null : current.visit_until;
  const visit = await updateVisit(trx, current.id, { status, date, time, until }, now);
  const booking = await rebook(trx, visit, now);
  const email = canonicalEmail(visit.email);
  if (email === undefined) return { visit, isNotified: false };
  const start = visitTimes(visit)?.start;
  const links = visitLinks(config, visit, config.publicUrl);
  const changeUrl = booking && changeUrlOf(secrets, booking.id, config.publicUrl);
  const mail = visitMail(config.company, email, { visit, news, start, links, changeUrl });
  await mailer.queue(trx, 'visit', mail);
  return { visit, isNotified: true };
}
