import { DAY } from '../clock.ts';
import { latinDigits } from './numbers.ts';

/** Day 0 of Excel, such that 60 and later are right: it takes 1900 for a leap year. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
/** From 1954 to 2119; smaller numbers are rather years or amounts. */
const SERIALS = { min: 20_000, max: 80_000 };

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'يناير'],
  ['feb', 'فبراير'],
  ['mar', 'مارس'],
  ['apr', 'أبريل', 'ابريل'],
  ['may', 'مايو'],
  ['jun', 'يونيو'],
  ['jul', 'يوليو'],
  ['aug', 'أغسطس', 'اغسطس'],
  ['sep', 'سبتمبر'],
  ['oct', 'أكتوبر', 'اكتوبر'],
  ['nov', 'نوفمبر'],
  ['dec', 'ديسمبر'],
];

/** The day as YYYY-MM-DD; `undefined` when the calendar has none. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC takes years below 100 for those of the 20th century.
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** The day of a serial number of Excel. */
export function daySerial(serial: number): string | undefined {
  if (serial < SERIALS.min || serial > SERIALS.max) return undefined;
  return new Date(EXCEL_EPOCH + Math.floor(serial) * DAY).toISOString().slice(0, 10);
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const WORDS = /^(\d{1,2})[-/. ]?(\p{L}{3,9})\.?[-/., ]{0,2}(\d{4})$/u;
const WORDS_FIRST = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u;

const monthOf = (word: string): number =>
  MONTHS.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name))) + 1;

/**
 * The day that a text means, in the notations of spreadsheets.
 * @returns `ambiguous` when day and month can be swapped, such as 7/9/2026; `undefined` for what is no day
 */
export function parseDay(text: string): string | undefined {
  const plain = latinDigits(text);
  const iso = ISO.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const words = WORDS.exec(plain);
  if (words) return dayOf(Number(words[3]), monthOf(words[2] ?? ''), Number(words[1]));
  const first = WORDS_FIRST.exec(plain);
  if (first) return dayOf(Number(first[3]), monthOf(first[1] ?? ''), Number(first[2]));
  const [, one, other, year] = (NUMBERS.exec(plain) ?? []).map(Number);
  if (one === undefined || other === undefined || year === undefined) return undefined;
  if (one <= 12 && other <= 12 && one !== other) return 'ambiguous';
  return one > 12 ? dayOf(year, other, one) : dayOf(year, one, other);
}
