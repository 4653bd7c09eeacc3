import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { visitMail } from '../mail/templates/visit.ts';
import type { VisitNews } from '../mail/templates/visit.ts';
import { updateVisit } from '../repositories/visits.ts';
import { canonicalEmail } from '../rules/email.ts';
import { visitLinks, visitTimes } from './visitCalendar.ts';

/** A change by the staff; without date and time they stay as they are. */
export interface VisitChange {
  news: VisitNews;
  date?: string;
  time?: string;
}

export interface ChangedVisit {
  visit: EnquiriesTable;
  /** Whether the visitor is notified; not when the enquiry has no usable e-mail address. */
  isNotified: boolean;
}

/**
 * Changes a visit and queues the visitor's mail. A moved visit is confirmed, because the staff agree on the time before.
 * Requires a transaction that has locked the enquiry and checked that this is a change, so that each is mailed once.
 */
export async function changeVisit(
  trx: Tx,
  { config, mailer }: { config: Config; mailer: Pick<Mailer, 'queue'> },
  current: EnquiriesTable,
  { news, date = current.visit_date, time = current.visit_time }: VisitChange,
  now: Date,
): Promise<ChangedVisit> {
  const status = news === 'cancelled' ? 'cancelled' : 'confirmed';
  const visit = await updateVisit(trx, current.id, { status, date, time }, now);
  const email = canonicalEmail(visit.email);
  if (email === undefined) return { visit, isNotified: false };
  const start = visitTimes(visit)?.start;
  const links = visitLinks(config, visit, config.publicUrl);
  const mail = visitMail(config.company, email, { visit, news, start, links });
  await mailer.queue(trx, 'visit', mail);
  return { visit, isNotified: true };
}
