import type { EnquiryPayload } from '@/contract/enquiry';

export type EnquiryField = 'name' | 'email' | 'phone' | 'date' | 'time';
export type EnquiryValues = Pick<EnquiryPayload, EnquiryField>;

export interface EnquiryFieldSpec {
  name: EnquiryField;
  label: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'time';
  autoComplete: string;
  /** Error message of the empty field (product 7.3). */
  required: string;
}

/** Fields of an enquiry, in display and validation order (product 7.3). */
export const enquiryFields: EnquiryFieldSpec[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    required: 'Name is required',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: 'Email is required',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    required: 'Phone is required',
  },
  { name: 'date', label: 'Date', type: 'date', autoComplete: 'off', required: 'Date is required' },
  { name: 'time', label: 'Time', type: 'time', autoComplete: 'off', required: 'Time is required' },
];

/** Field name of the terms checkbox. */
export const TERMS_FIELD = 'terms';

export const emptyEnquiry: EnquiryValues = { name: '', email: '', phone: '', date: '', time: '' };

/** Empty fields in form order; formats are not validated (product 7.3). */
export function findMissing(values: EnquiryValues): EnquiryFieldSpec[] {
  return enquiryFields.filter(({ name }) => values[name].trim() === '');
}
