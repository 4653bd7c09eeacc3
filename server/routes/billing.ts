import { z } from 'zod';
import { optionalText, requiredText } from '../http/validation.ts';

/** Exactly 10 digits in any country (product 9.5). */
const PHONE = /^\d{10}$/;
/** Minimal shape of an e-mail address (product 9.4). */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const paymentType = z.enum(['stripe', 'paypal'], {
  error: 'Please select a payment method: stripe or paypal.',
});

const required = (label: string, max = 100) =>
  requiredText({ label, max, required: `${label} is required` });
const optional = (label: string, max = 100) => optionalText({ label, max });

/** The billing form (product 9.4); an empty city is valid (product 9.6). */
export const billingBody = z.object({
  firstName: required('First name'),
  lastName: required('Last name'),
  companyName: optional('Company name'),
  country: required('Country'),
  address: required('Street address', 200),
  pinCode: optional('Postcode', 20),
  city: optional('City'),
  dialCode: optional('Dial code', 10),
  phone: requiredText({
    label: 'Phone number',
    max: 40,
    required: 'Phone number is required',
  }).pipe(z.string().regex(PHONE, 'Invalid phone number')),
  email: required('Email address', 254).pipe(
    z.string().regex(EMAIL_SHAPE, 'Invalid email address'),
  ),
  additionalInfo: optionalText({ label: 'Order notes', max: 2000, lines: true }),
  paymentType,
});
