import { onlyDigits, toLatinDigits } from '@/lib/digits';
import { OTP_LENGTH } from './rules';

/** One entry per box; `''` for an empty box. */
export type OtpDigits = readonly string[];

export const noDigits: OtpDigits = Array.from({ length: OTP_LENGTH }, () => '');

export const isComplete = (digits: OtpDigits) => digits.every((digit) => digit !== '');
export const firstEmptyBox = (digits: OtpDigits) => {
  const box = digits.indexOf('');
  return box === -1 ? OTP_LENGTH - 1 : box;
};

export interface OtpEdit {
  digits: OtpDigits;
  /** Index of the box that receives focus. */
  focus: number;
}

/** First six-digit run in the text, else all its digits. */
function extractCode(text: string): string {
  const latin = toLatinDigits(text);
  return /(?<!\d)\d{6}(?!\d)/.exec(latin)?.[0] ?? onlyDigits(latin).slice(0, OTP_LENGTH);
}

/** Applies pasted or autofilled digits: a complete code fills all boxes, a part starts at its box. */
export function pasteInto(digits: OtpDigits, box: number, text: string): OtpEdit {
  const code = extractCode(text);
  const start = code.length === OTP_LENGTH ? 0 : box;
  const filled = digits.map((digit, index) => code[index - start] ?? digit);
  return { digits: filled, focus: Math.min(start + code.length, OTP_LENGTH - 1) };
}

/** Applies a change of one box; `undefined` when the text has no digit (product 10.3). */
export function typeInto(digits: OtpDigits, box: number, text: string): OtpEdit | undefined {
  const previous = digits[box] ?? '';
  if (text === '') return { digits: digits.with(box, ''), focus: box };
  const typed = onlyDigits(text);
  if (typed === '') return undefined;
  if (typed.length > 2 || (typed.length === 2 && previous === '')) {
    return pasteInto(digits, box, text);
  }
  // A second digit replaces the previous one.
  const digit = typed.length === 2 ? typed.replace(previous, '') : typed;
  return { digits: digits.with(box, digit), focus: Math.min(box + 1, OTP_LENGTH - 1) };
}
