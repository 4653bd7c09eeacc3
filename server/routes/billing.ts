import { z } from 'zod';
import { localized } from '../http/route.ts';
import { optionalText, requiredText } from '../http/validation.ts';
import type { Messages } from '../messages/messages.ts';

/** Exactly 10 digits in any country (product 9.5). */
const PHONE = /^\d{10}$/;
/** Minimal shape of an e-mail address (product 9.4). */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const paymentType = ({ shop }: Messages) =>
  z.enum(['stripe', 'paypal'], { error: shop.selectPayment });

/** The billing form (product 9.4); an empty city is valid (product 9.6). */
export const billingBody = localized((m) => {
  const { fields, shop } = m;
  const required = (label: string, max = 100) =>
    requiredText(m, { label, max, required: m.requests.required(label) });
  const optional = (label: string, max = 100) => optionalText(m, { label, max });
  return z.object({
    firstName: required(fields.firstName),
    lastName: required(fields.lastName),
    companyName: optional(fields.companyName),
    country: required(fields.country),
    address: required(fields.address, 200),
    pinCode: optional(fields.pinCode, 20),
    city: optional(fields.city),
    dialCode: optional(fields.dialCode, 10),
    phone: required(fields.phoneNumber, 40).pipe(z.string().regex(PHONE, shop.invalidPhone)),
    email: required(fields.emailAddress, 254).pipe(
      z.string().regex(EMAIL_SHAPE, shop.invalidBillingEmail),
    ),
    additionalInfo: optionalText(m, { label: fields.orderNotes, max: 2000, lines: true }),
    paymentType: paymentType(m),
  });
});
