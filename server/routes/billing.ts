import { z } from 'zod';
import { localized } from '../http/route.ts';
import { optionalText, requiredText } from '../http/validation.ts';
import type { Messages } from '../messages/messages.ts';
import { foldDigits } from '../rules/foldText.ts';
import { VAT_TRN } from '../rules/vat.ts';

/** Exactly 10 digits in any country (product 9.5). */
const PHONE = /^\d{10}$/;
/** Minimal shape of an e-mail address (product 9.4). */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const MAKANI = /^\d{10}$/;
const MAX_NUMBER = 40;

export const paymentType = ({ shop }: Messages) =>
  z.enum(['stripe', 'paypal', 'tabby'], { error: shop.selectPayment });

/** A missing or empty number becomes an empty text; spaces, dashes and the script of the digits do not matter. */
function optionalNumber(m: Messages, label: string, shape: RegExp, error: string) {
  return optionalText(m, { label, max: MAX_NUMBER })
    .transform((text) => foldDigits(text).replace(/[\s\p{Pd}]/gu, ''))
    .refine((number) => number === '' || shape.test(number), error);
}

/** Tax number of a company in the Emirates. */
export const trn = (m: Messages) => optionalNumber(m, m.fields.trn, VAT_TRN, m.shop.invalidTrn);

/** Number of a building's entrance in Dubai. */
export const makani = (m: Messages) =>
  optionalNumber(m, m.fields.makani, MAKANI, m.shop.invalidMakani);

/** Who lives where: the fields that an order and a saved address share (product 9.4). */
export function recipientFields(m: Messages) {
  const { fields, shop } = m;
  const required = (label: string, max = 100) =>
    requiredText(m, { label, max, required: m.requests.required(label) });
  const optional = (label: string, max = 100) => optionalText(m, { label, max });
  return {
    firstName: required(fields.firstName),
    lastName: required(fields.lastName),
    companyName: optional(fields.companyName),
    country: required(fields.country),
    address: required(fields.address, 200),
    pinCode: optional(fields.pinCode, 20),
    city: optional(fields.city),
    dialCode: optional(fields.dialCode, 10),
    phone: required(fields.phoneNumber, MAX_NUMBER).pipe(
      z.string().regex(PHONE, shop.invalidPhone),
    ),
  };
}

const MAX_REVISION = 100;

/** The billing form (product 9.4), with the cart that the customer saw; an empty city is valid (product 9.6). */
export const orderBody = localized((m) => {
  const { fields, shop, requests } = m;
  const email = { label: fields.emailAddress, max: 254 };
  return z.object({
    ...recipientFields(m),
    email: requiredText(m, { ...email, required: requests.required(email.label) }).pipe(
      z.string().regex(EMAIL_SHAPE, shop.invalidBillingEmail),
    ),
    additionalInfo: optionalText(m, { label: fields.orderNotes, max: 2000, lines: true }),
    trn: trn(m).transform((number) => (number === '' ? undefined : number)),
    makani: makani(m),
    paymentType: paymentType(m),
    revision: z.string().max(MAX_REVISION).optional(),
  });
});
