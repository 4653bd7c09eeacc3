import type { Language } from '../../src/contract/common.ts';

export interface MailsTable {
  id: string;
  kind: string;
  /** Keyed hash of the recipient's e-mail address. */
  recipient: string;
  /** Keyed hash of the customer's or visitor's address, also for mails to the shop. */
  about: string;
  /** Keyed hash of the domain of the recipient's address. */
  domain: string;
  /** The same during delivery, else `null`: unique, so a domain has one delivery at a time in all servers. */
  lane: string | null;
  /** 0 for sign-in codes, which are sent first; 1 for all others. */
  priority: number;
  /** Round of the round-robin queue: one mail per recipient in each round. */
  turn: number;
  /** Encrypted message; cleared after delivery by SMTP. */
  sealed: string;
  created_at: string;
  /** Time after which the mail is not sent, e.g. because its code has expired. */
  not_after: string;
  next_attempt_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}

/** What the shop and the visitor have agreed; a moved visit is confirmed. */
export type VisitStatus = 'requested' | 'confirmed' | 'cancelled';

export interface EnquiriesTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  visit_date: string;
  visit_time: string;
  /** End of a booked slot, `HH:mm`; `null` when no end was agreed. */
  visit_until: string | null;
  category_id: string | null;
  sub_category_id: string | null;
  created_at: string;
  /** Language in which the visitor used the shop. */
  language: Language;
  /** Measured windows and wishes for samples, up to 2,000 characters. */
  notes: string;
  /** Secret part of the URL of the calendar file; `null` before migration 22. */
  visit_token: string | null;
  visit_status: VisitStatus;
  /** Number of changes since the request, SEQUENCE in the calendar file. */
  visit_sequence: number;
  /** Time of the last change; `null` without one. */
  visit_changed_at: string | null;
}

export interface OutboxTables {
  enquiries: EnquiriesTable;
  mails: MailsTable;
}
