import type { ComplaintKind } from '../../src/contract/complaints.ts';
import type { Language } from '../../src/contract/common.ts';

export interface ComplaintsTable {
  id: string;
  number: string;
  user_id: string;
  order_id: string;
  kind: ComplaintKind;
  /** JSON list of ids of order items; empty for the whole order. */
  items: string;
  text: string;
  /** Of its mails. */
  language: Language;
  created_at: string;
  /** Of the staff; further ones follow in paragraphs. */
  answer: string | null;
  answered_at: string | null;
  closed_at: string | null;
}

export interface ComplaintTables {
  /** Complaints about orders (product 16.34). */
  complaints: ComplaintsTable;
  /** Their photos, which only their customers and the staff see. */
  complaint_photos: {
    id: string;
    complaint_id: string;
    /** Order within the complaint, from 0. */
    position: number;
    /** Of the image in px. */
    width: number;
    height: number;
    /** WebP without metadata, and a smaller one. */
    thumbnail: Uint8Array;
    image: Uint8Array;
  };
}
