import type { BillingPayload, PaymentType } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { toLatinDigits } from '@/lib/digits';
import { isEmail } from '@/lib/email';
import { typedLine, typedProse } from '@/lib/typed';
import type { BillingDraft } from '@/store/slices/checkoutSlice';
import { messages } from '../messages';
import { isValidPhone, normalisePhone } from './phoneRule';

/** A field of the form; the tax number belongs to a saved address. */
export type BillingField = Exclude<keyof BillingDraft, 'trn'>;
export type BillingErrors = Partial<Record<BillingField, string>>;

/**
 * Errors of the form, in the order of the fields (product 9.4).
 * City is marked as required but not checked; company, postcode and notes are optional.
 */
export function validateBilling(
  t: Translate,
  draft: BillingDraft,
  numberLength?: number,
): BillingErrors {
  const isEmpty = (field: BillingField) => typedLine(draft[field]) === '';
  const errors: BillingErrors = {};
  if (isEmpty('firstName')) errors.firstName = t(messages.firstNameRequired);
  if (isEmpty('lastName')) errors.lastName = t(messages.lastNameRequired);
  if (isEmpty('country')) errors.country = t(messages.countryRequired);
  if (isEmpty('address')) errors.address = t(messages.addressRequired);
  if (isEmpty('phone')) errors.phone = t(messages.phoneRequired);
  else if (!isValidPhone(draft.phone, numberLength)) errors.phone = t(messages.phoneInvalid);
  if (isEmpty('email')) errors.email = t(messages.emailRequired);
  else if (!isEmail(typedLine(draft.email))) errors.email = t(messages.emailInvalid);
  return errors;
}

/** Request payload: trimmed values, phone as digits (product 9.7). */
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
    phone: normalisePhone(draft.phone),
    email: typedLine(draft.email),
    additionalInfo: typedProse(draft.additionalInfo),
    trn: draft.trn,
    paymentType,
  };
}
