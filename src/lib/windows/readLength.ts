import { toLatinDigits } from '../digits';
import { typedLine } from '../typed';
import { isInRange, type RangeName } from './measuredWindow';

/** Unit that a typed length seems to have; without a suggestion it is centimetres. */
export type LengthUnit = 'mm' | 'm' | 'in' | 'ft';

export interface ReadLength {
  /** The typed number as centimetres; `undefined` when the text is none. */
  cm: number | undefined;
  /** The length in cm if the number was in another unit. */
  suggestion?: { unit: LengthUnit; typed: number; cm: number };
}

const CM_PER_UNIT: Record<LengthUnit, number> = { mm: 0.1, m: 100, in: 2.54, ft: 30.48 };

/** Units as customers type them, in both languages. */
const UNITS: readonly [unit: LengthUnit | 'cm', pattern: RegExp][] = [
  ['cm', /^(?:cm|سم|سنتيمتر)\.?$/],
  ['mm', /^(?:mm|ملم|مم)\.?$/],
  ['m', /^(?:m|م|متر)\.?$/],
  ['in', /^(?:"|”|″|''|in|inch|inches|بوصة|إنش|انش)\.?$/],
  ['ft', /^(?:'|’|′|ft|feet|foot|قدم)\.?$/],
];

const TYPED = /^(\d+(?:[.,]\d*)?|[.,]\d+)(\D*)$/;

/** Lengths in cm are kept to the millimetre. */
export const toMillimetre = (cm: number): number => Math.round(cm * 10) / 10;

/** Whether a length is one of a curtain in inches, as US shops sell them (63 to 120). */
export const isInchLength = (drop: number): boolean => drop >= 60 && drop <= 125;

export const inchesToCm = (inches: number): number => toMillimetre(inches * CM_PER_UNIT.in);

/**
 * A typed length. Arabic-Indic digits, a decimal comma and `٫` are read; millimetres, metres, inches and feet become a
 * suggestion, because a guess must not change what was typed. A depth of 8 is in its range, so it is not taken for metres.
 */
export function readLength(text: string, range: RangeName = 'width'): ReadLength {
  const typedText = toLatinDigits(typedLine(text)).replace('٫', '.').toLowerCase();
  const [, digits = '', unitText = ''] = TYPED.exec(typedText) ?? [];
  if (digits === '') return { cm: undefined };
  const typed = Number(digits.replace(',', '.'));
  if (!Number.isFinite(typed)) return { cm: undefined };
  const named = UNITS.find(([, pattern]) => pattern.test(unitText.trim()))?.[0];
  if (unitText.trim() !== '' && named === undefined) return { cm: undefined };
  const isMetres = typed > 0 && typed < 10 && !isInRange(typed, range);
  const unit = named ?? (typed >= 1000 ? 'mm' : isMetres ? 'm' : 'cm');
  const cm = toMillimetre(typed);
  if (unit === 'cm') return { cm };
  return { cm, suggestion: { unit, typed, cm: toMillimetre(typed * CM_PER_UNIT[unit]) } };
}
