import type { EnquiryPayload } from '@/contract/enquiry';

/** A visitor's request for an appointment, from a page without ids. */
export function buildEnquiry(changes: Partial<EnquiryPayload> = {}): EnquiryPayload {
  return {
    name: 'Layla',
    email: 'layla@sadeel.example',
    phone: '0501234567',
    date: '2026-12-01',
    time: '10:00',
    ...changes,
  };
}
