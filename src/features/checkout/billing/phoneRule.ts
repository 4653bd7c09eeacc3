import { toLatinDigits } from '@/lib/digits';

/**
 * Setting of the phone rule:
 * - `ten`: exactly 10 digits for every country (product 9.5), which rejects many foreign numbers.
 * - `country`: the `numberLength` of the chosen country, with or without a trunk zero; 10 if unknown.
 */
export type PhoneLengthSetting = 'ten' | 'country';

const PHONE_LENGTH_SETTING: PhoneLengthSetting = 'ten';
const TEN = 10;
/** Spaces, dashes and the invisible direction marks of pasted numbers. */
const SEPARATORS = /[\s\p{Pd}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Converts a number to Latin digits without spaces and dashes, for validation and the request. */
export function normalisePhone(phone: string): string {
  return toLatinDigits(phone).replace(SEPARATORS, '');
}

/**
 * Whether a number has the length that the setting requires.
 * @param numberLength digits of a national number of the chosen country, if known
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
