import { onlyDigits, toLatinDigits } from '@/lib/digits';
import { OTP_LENGTH } from './rules';

/** One entry per box; an empty box is an empty text. */
export type OtpDigits = readonly string[];

export const noDigits: OtpDigits = Array.from({ length: OTP_LENGTH }, () => '');

export const isComplete = (digits: OtpDigits) => digits.every((digit) => digit !== '');
export const firstEmptyBox = (digits: OtpDigits) => {
  const box = digits.indexOf('');
  return box === -1 ? OTP_LENGTH - 1 : box;
};

export interface OtpEdit {
  digits: OtpDigits;
  /** The box that focus moves to. */
  focus: number;
}

/** A six-digit run anywhere in the text is the code; else all its digits in order. */
function codeIn(text: string): string {
  const latin = toLatinDigits(text);
  return /(?<!\d)\d{6}(?!\d)/.exec(latin)?.[0] ?? onlyDigits(latin).slice(0, OTP_LENGTH);
}

/** Digits that came at once, by paste or autofill: a whole code fills all boxes, a part fills from its box on. */
export function pasteInto(digits: OtpDigits, box: number, text: string): OtpEdit {
  const code = codeIn(text);
  const start = code.length === OTP_LENGTH ? 0 : box;
  const filled = digits.map((digit, place) => code[place - start] ?? digit);
  return { digits: filled, focus: Math.min(start + code.length, OTP_LENGTH - 1) };
}

/** The code after a change of one box; `undefined` when the text has no digit (product 10.3). */
export function typeInto(digits: OtpDigits, box: number, text: string): OtpEdit | undefined {
  const before = digits[box] ?? '';
  if (text === '') return { digits: digits.with(box, ''), focus: box };
  const typed = onlyDigits(text);
  if (typed === '') return undefined;
  if (typed.length > 2 || (typed.length === 2 && before === '')) {
    return pasteInto(digits, box, text);
  }
  // A digit typed beside the one that stood there replaces it.
  const digit = typed.length === 2 ? typed.replace(before, '') : typed;
  return { digits: digits.with(box, digit), focus: Math.min(box + 1, OTP_LENGTH - 1) };
}
