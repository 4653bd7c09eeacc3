import type { SavedAddress } from '@/contract/addresses';
import type { SampleAddress } from '@/contract/samples';
import type { FieldErrors } from '@/hooks/useFormErrors';
import type { Translate } from '@/i18n/createI18n';
import { typedLine, typedProse } from '@/lib/typed';
import { sampleFormMessages as messages } from '../compare/messages';

export type SampleField = keyof SampleAddress;

interface FieldSpec {
  name: SampleField;
  autoComplete: string;
  inputMode?: 'tel';
  max: number;
}

/** Fields of an address for samples, in display and validation order. */
export const SAMPLE_FIELDS: readonly FieldSpec[] = [
  { name: 'name', autoComplete: 'name', max: 100 },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel', max: 30 },
  { name: 'address', autoComplete: 'street-address', max: 300 },
  { name: 'city', autoComplete: 'address-level1', max: 100 },
];

/** What is known of the customer: the saved address, else the name of the account. */
export function knownAddress(saved: SavedAddress | undefined, name: string): SampleAddress {
  if (saved === undefined) return { name, phone: '', address: '', city: '' };
  const { firstName, lastName, phoneE164, dialCode, phone, address, city } = saved;
  return {
    name: `${firstName} ${lastName}`.trim(),
    phone: phoneE164 ?? `${dialCode} ${phone}`.trim(),
    address,
    city,
  };
}

/** The address as it is sent. */
export const typedAddress = ({ name, phone, address, city }: SampleAddress): SampleAddress => ({
  name: typedLine(name),
  phone: typedLine(phone),
  address: typedProse(address),
  city: typedLine(city),
});

/** Errors of empty fields in form order. */
export function missingFields(t: Translate, address: SampleAddress): FieldErrors<SampleField> {
  const missing = SAMPLE_FIELDS.filter(({ name }) => typedLine(address[name]) === '');
  return Object.fromEntries(missing.map(({ name }) => [name, t(messages.missing[name])]));
}
