import type { Language } from '../../src/contract/common.ts';
import { centimetresOf } from '../../src/lib/madeToMeasure/window.ts';

/** Units of the sheets. */
export const UNITS = {
  en: { mm: 'mm', cm: 'cm', m: 'm', kg: 'kg' },
  ar: { mm: 'مم', cm: 'سم', m: 'م', kg: 'كغ' },
} as const;

/** A length in centimetres to the millimetre. */
export const lengthText = (millimetres: number, language: Language): string =>
  `${centimetresOf(millimetres)} ${UNITS[language].cm}`;

export const weightText = (grams: number, language: Language): string =>
  `${Math.ceil(grams / 100) / 10} ${UNITS[language].kg}`;

/** Metres to order, in started tenths. */
export const metresText = (millimetres: number, language: Language): string =>
  `${Math.ceil(millimetres / 100) / 10} ${UNITS[language].m}`;

export const joined = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'ar' ? '، ' : ', ');
