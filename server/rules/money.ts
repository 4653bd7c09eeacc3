import type { Language } from '../../src/contract/common.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** The shop's only currency; code and symbol are the same. */
export const CURRENCY = 'AED';

/** Fils in a dirham. */
const MINOR_PER_MAJOR = 100;

/** Converts minor units (fils) to the number in API responses, e.g. 12950 → 129.5. */
export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR;
}

/** Converts major to minor units, e.g. 129.5 → 12950. */
export function toMinor(major: number): number {
  return Math.round(major * MINOR_PER_MAJOR);
}

/** Formats minor units as a decimal, e.g. 12950 → `129.50`. */
export function toDecimal(minor: number): string {
  return toMajor(minor).toFixed(2);
}

const WHOLE = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 0 });
const WITH_FILS = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2 });

/** Arabic names of currencies, because a code between Arabic words is spelled out by screen readers. */
const ARABIC_NAMES: Readonly<Record<string, string>> = { AED: 'درهم' };

/** The figures of an amount: `1,250` or `129.50`. */
function amountText(minor: number): string {
  return (minor % MINOR_PER_MAJOR === 0 ? WHOLE : WITH_FILS).format(toMajor(minor));
}

/**
 * Formats an amount for customers: `AED 1,250` or `AED 129.50`; in Arabic `1,250 درهم`, with the Latin digits that are
 * usual in the Emirates and a no-break space.
 */
export function moneyText(
  minor: number,
  currency: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const amount = amountText(minor);
  return language === 'ar'
    ? `${amount}\u00A0${ARABIC_NAMES[currency] ?? currency}`
    : `${currency} ${amount}`;
}

/** Formats a price as products show it: `1,250 AED`; in Arabic as other amounts (product 1.5). */
export const shelfPrice = (minor: number, language: Language): string =>
  language === 'ar' ? moneyText(minor, CURRENCY, language) : `${amountText(minor)} ${CURRENCY}`;
