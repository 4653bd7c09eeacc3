import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as it is dialled from anywhere (E.164): `+971501234567` for `+971` and `0501234567`.
 * @returns `null` for a number that no country has; dial codes may have an area part, as in `+1-268`
 */
export function toE164(dialCode: string, phone: string): string | null {
  const [country = '', area = ''] = dialCode.replace(/[^\d-]/g, '').split('-');
  if (country === '' || phone === '') return null;
  // First without the area part, which customers often type again.
  const numbers = [`+${country}${phone}`, `+${country}${area}${phone}`];
  const found = numbers.map((number) => parsePhoneNumberFromString(number));
  return found.find((number) => number?.isPossible())?.number ?? null;
}

/** What staff and customers read: the number as it is dialled, or else as it was typed. */
export function dialledPhone(row: {
  phone_e164: string | null;
  dial_code: string;
  phone: string;
}): string {
  return row.phone_e164 ?? [row.dial_code, row.phone].filter(Boolean).join(' ');
}
