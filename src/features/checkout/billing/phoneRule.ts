import { toLatinDigits } from '@/lib/digits';
import { typedLine } from '@/lib/typed';

/**
 * Setting of the phone rule:
 * - `ten`: exactly 10 digits for every country (product 9.5), which rejects many foreign numbers.
 * - `country`: the `numberLength` of the chosen country, with or without a trunk zero; 10 if unknown.
 */
export type PhoneLengthSetting = 'ten' | 'country';

const PHONE_LENGTH_SETTING: PhoneLengthSetting = 'ten';
const TEN = 10;
const SEPARATORS = /[\s\p{Pd}]/gu;

/** Converts a number to Latin digits without spaces and dashes, for validation and the request. */
export function normalisePhone(phone: string): string {
  return toLatinDigits(typedLine(phone)).replace(SEPARATORS, '');
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

export const UAE_DIAL_CODE = '+971';

/** Nine digits of a UAE number, after the dial code in any notation or nothing. */
const UAE_NUMBER = /^(?:(?:\+|00)?971)?0?([1-9]\d)(\d{3})(\d{4})$/;

/** The number with the leading zero that it lacks after +971, e.g. `050 123 4567`; any other number unchanged. */
export function completePhone(phone: string, dialCode: string): string {
  const [, prefix, middle, end] = UAE_NUMBER.exec(normalisePhone(phone)) ?? [];
  if (dialCode !== UAE_DIAL_CODE || prefix === undefined || isValidPhone(phone)) return phone;
  return `0${prefix} ${middle} ${end}`;
}
