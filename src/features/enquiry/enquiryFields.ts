import type { EnquiryPayload } from '@/contract/enquiry';
import type { FieldErrors } from '@/hooks/useFormErrors';
import type { Translate } from '@/i18n/createI18n';
import { typedLine } from '@/lib/typed';
import { enquiryMessages } from './messages';

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

/** Errors of empty fields in form order; formats are not validated (product 7.3). */
export function findMissing(t: Translate, values: EnquiryValues): FieldErrors<EnquiryField> {
  const missing = enquiryFields.filter(({ name }) => typedLine(values[name]) === '');
  return Object.fromEntries(missing.map(({ name }) => [name, t(enquiryMessages.required[name])]));
}
