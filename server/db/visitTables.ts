import type { SlotKind } from '../../src/contract/slots.ts';

export interface VisitBookingsTable {
  id: string;
  kind: SlotKind;
  starts_at: string;
  /** Counts from 0 in a slot; `null` once cancelled. Unique, so that no seat is booked twice. */
  seat: number | null;
  /** Request that is visited. */
  enquiry_id: string | null;
  /** Order that is fitted, and its customer. */
  order_id: string | null;
  user_id: string | null;
  /** Number of changes. */
  sequence: number;
  changed_at: string;
  /** Time of the reminder, or of the booking when that was too late for one; `null` until then. */
  reminded_at: string | null;
}

export interface VisitTables {
  /** Booked visits (product 7.13). */
  visit_bookings: VisitBookingsTable;
  /** Days in Dubai with another capacity than that of the settings; 0 when closed. */
  visit_days: { kind: SlotKind; day: string; capacity: number };
}
