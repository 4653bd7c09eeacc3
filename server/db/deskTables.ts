export interface EnquiriesTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  visit_date: string;
  visit_time: string;
  category_id: string | null;
  sub_category_id: string | null;
  created_at: string;
}

export interface IdempotencyKeysTable {
  /** Call and caller, so that one customer's key never meets another's. */
  scope: string;
  key: string;
  request_hash: string;
  /** JSON of the first answer. */
  answer: string;
  created_at: string;
}

export interface MailsTable {
  id: string;
  kind: string;
  /** Encrypted message; emptied once it is delivered by SMTP. */
  sealed: string;
  created_at: string;
  /** Not sent after this time, e.g. a code that has run out. */
  not_after: string;
  next_attempt_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}
