import type { Language } from '../../src/contract/common.ts';
import type { SampleDelivery } from '../../src/contract/samples.ts';

/** A cloth of a request, under the names that it had then. */
export interface StoredCloth {
  id: string;
  name: string;
  /** Absent without a translation. */
  nameAr?: string;
}

export interface SampleRequestsTable {
  id: string;
  number: string;
  user_id: string;
  /** JSON list of `StoredCloth`, which no import of a catalogue changes. */
  cloths: string;
  delivery: SampleDelivery;
  /** Of a delivery by post, else empty. */
  name: string;
  phone: string;
  address: string;
  city: string;
  /** Of its mails. */
  language: Language;
  created_at: string;
  sent_at: string | null;
  declined_at: string | null;
  /** Of the staff, for the customer. */
  note: string | null;
}

export interface SampleTables {
  /** Requests for free samples (product 7.16). */
  sample_requests: SampleRequestsTable;
}
