import { toLatinDigits } from '@/lib/digits';

/**
 * The one setting of the phone rule:
 * - `ten`: exactly 10 digits whatever the country (product 9.5). It refuses many numbers outside the
 *   Emirates, the United States and the United Kingdom.
 * - `country`: as many digits as the country reference gives for the chosen country (`numberLength`), with or
 *   without a trunk zero; 10 for a country it does not know.
 */
export type PhoneLengthSetting = 'ten' | 'country';

const PHONE_LENGTH_SETTING: PhoneLengthSetting = 'ten';
const TEN = 10;
/** Spaces, dashes of any kind and the invisible marks that come with a pasted number. */
const SEPARATORS = /[\s\p{Pd}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The number as it is checked and sent: Latin digits, without spaces and dashes. */
export function normalisePhone(phone: string): string {
  return toLatinDigits(phone).replace(SEPARATORS, '');
}

/**
 * Whether a number has the length that the setting asks for.
 * @param numberLength digits of a national number of the chosen country, when it is known
 */
export function isValidPhone(
  phone: string,
  numberLength?: number,
  setting: PhoneLengthSetting = PHONE_LENGTH_SETTING,
): boolean {
  const number = normalisePhone(phone);
  if (!/^\d+$/.test(number)) return false;
  if (setting === 'ten' || numberLength === undefined) return number.length === TEN;
  return number.length === numberLength || number.replace(/^0/, '').length === numberLength;
}
