const ARABIC_ZEROS = [0x0660, 0x06f0];

/** A text with Latin digits and separators, without marks of direction. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ARABIC_ZEROS.find((one) => code >= one && code <= one + 9) ?? code;
      return String(code - zero);
    })
    .replaceAll('\u066B', '.')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .trim();
}

/** A number without the noise of binary fractions, such as 129.95000000000002. */
export const withoutNoise = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(12));

const CURRENCY = /^(?:aed|dhs?|د\.إ\.?|درهم)\.?|(?:aed|dhs?|د\.إ\.?|درهم)\.?$/giu;
/** Only separators of thousands are spaces, apostrophes or ٬. */
const SPACE_IN_NUMBER = /(?<=\d)[\s'’\u066C](?=\d{3}(?!\d))/g;
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const PLAIN = /^\d{1,15}(?:[.,]\d{1,10})?$/;
const WITH_COMMAS = /^\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,10})?$/;
const WITH_POINTS = /^\d{1,3}(?:\.\d{3}){1,4}(?:,\d{1,10})?$/;

/**
 * The number that a text means: decimal points and commas, separators of thousands, Arabic digits, dirhams.
 * @returns `ambiguous` for what can be read in two ways, such as `1,250`; `undefined` for what is no number
 */
export function parseNumber(text: string): number | 'ambiguous' | undefined {
  const unsigned = latinDigits(text).replace(CURRENCY, '').trim();
  const isNegative = /^[-−]/.test(unsigned);
  const digits = unsigned.replace(/^[-−+]/, '').replace(SPACE_IN_NUMBER, '');
  if (AMBIGUOUS.test(digits)) return 'ambiguous';
  const plain = PLAIN.test(digits)
    ? digits.replace(',', '.')
    : WITH_COMMAS.test(digits)
      ? digits.replaceAll(',', '')
      : WITH_POINTS.test(digits)
        ? digits.replaceAll('.', '').replace(',', '.')
        : undefined;
  if (plain === undefined) return undefined;
  return isNegative ? -Number(plain) : Number(plain);
}
