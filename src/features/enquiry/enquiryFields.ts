import type { EnquiryPayload } from '@/contract/enquiry';
import { typedLine } from '@/lib/typed';

export type EnquiryField = 'name' | 'email' | 'phone' | 'date' | 'time';
export type EnquiryValues = Pick<EnquiryPayload, EnquiryField>;

export interface EnquiryFieldSpec {
  name: EnquiryField;
  type: 'text' | 'email' | 'tel' | 'date' | 'time';
  autoComplete: string;
}

/** Fields of an enquiry, in display and validation order (product 7.3). */
export const enquiryFields: EnquiryFieldSpec[] = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'date', type: 'date', autoComplete: 'off' },
  { name: 'time', type: 'time', autoComplete: 'off' },
];

/** Field name of the terms checkbox. */
export const TERMS_FIELD = 'terms';

export const emptyEnquiry: EnquiryValues = { name: '', email: '', phone: '', date: '', time: '' };

/** Empty fields in form order; formats are not validated (product 7.3). */
export function findMissing(values: EnquiryValues): EnquiryFieldSpec[] {
  return enquiryFields.filter(({ name }) => typedLine(values[name]) === '');
}
