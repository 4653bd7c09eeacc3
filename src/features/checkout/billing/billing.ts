import type { BillingPayload, PaymentType } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { onlyDigits, toLatinDigits } from '@/lib/digits';
import { isEmail } from '@/lib/email';
import { typedLine, typedProse } from '@/lib/typed';
import type { BillingDraft } from '@/store/slices/checkoutSlice';
import { messages } from '../messages';
import { completePhone, isValidPhone, normalisePhone } from './phoneRule';

const MAKANI_DIGITS = 10;

/** A field of the form; the tax number belongs to a saved address. */
export type BillingField = Exclude<keyof BillingDraft, 'trn'>;
export type BillingErrors = Partial<Record<BillingField, string>>;

/**
 * Errors of the form, in the order of the fields (product 9.4).
 * City is marked as required but not checked; company, postcode, Makani number and notes are optional.
 */
export function validateBilling(
  t: Translate,
  draft: BillingDraft,
  numberLength?: number,
): BillingErrors {
  const isEmpty = (field: BillingField) => typedLine(draft[field] ?? '') === '';
  const phone = completePhone(draft.phone, draft.dialCode);
  const makani = draft.makani ?? '';
  const errors: BillingErrors = {};
  if (isEmpty('firstName')) errors.firstName = t(messages.firstNameRequired);
  if (isEmpty('lastName')) errors.lastName = t(messages.lastNameRequired);
  if (isEmpty('country')) errors.country = t(messages.countryRequired);
  if (isEmpty('address')) errors.address = t(messages.addressRequired);
  if (typedLine(makani) !== '' && onlyDigits(makani).length !== MAKANI_DIGITS) {
    errors.makani = t(messages.makaniInvalid);
  }
  if (isEmpty('phone')) errors.phone = t(messages.phoneRequired);
  else if (!isValidPhone(phone, numberLength)) errors.phone = t(messages.phoneInvalid);
  if (isEmpty('email')) errors.email = t(messages.emailRequired);
  else if (!isEmail(typedLine(draft.email))) errors.email = t(messages.emailInvalid);
  return errors;
}

/** The street address with a part that it does not have yet. */
export const joinAddress = (address: string, part: string): string =>
  address.includes(part) ? address : [address, part].filter(Boolean).join(', ');

/** Request payload: trimmed values, phone as digits, optional numbers only when they are there (product 9.7). */
export function toBillingPayload(draft: BillingDraft, paymentType: PaymentType): BillingPayload {
  return {
    firstName: typedLine(draft.firstName),
    lastName: typedLine(draft.lastName),
    companyName: typedLine(draft.companyName),
    country: typedLine(draft.country),
    address: typedLine(draft.address),
    pinCode: toLatinDigits(typedLine(draft.pinCode)),
    city: typedLine(draft.city),
    dialCode: typedLine(draft.dialCode),
    phone: normalisePhone(completePhone(draft.phone, draft.dialCode)),
    email: typedLine(draft.email),
    additionalInfo: typedProse(draft.additionalInfo),
    makani: onlyDigits(draft.makani ?? '') || undefined,
    trn: draft.trn,
    paymentType,
  };
}
