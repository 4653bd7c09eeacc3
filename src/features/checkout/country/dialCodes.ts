import type { CountryReference } from '@/content/countries';
import { onlyDigits } from '@/lib/digits';

export interface DialCode {
  country: string;
  dialCode: string;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every country with its dial code, in the reference's order. */
export function listDialCodes(reference: CountryReference): DialCode[] {
  return Object.entries(reference).map(([country, { dialCode }]) => ({ country, dialCode }));
}

/** 0 where a name starts with what was typed, 1 where it only holds it. */
const rankOf = (name: string, typed: string) => (fold(name).startsWith(typed) ? 0 : 1);

/**
 * The entries whose country's name holds what was typed or whose dial code starts with it, names that start with it
 * first; all of them when nothing was typed.
 */
export function findDialCodes(dialCodes: readonly DialCode[], query: string): DialCode[] {
  const name = fold(query.trim());
  const digits = onlyDigits(query);
  if (name === '') return [...dialCodes];
  return dialCodes
    .filter(
      ({ country, dialCode }) =>
        fold(country).includes(name) || (digits !== '' && onlyDigits(dialCode).startsWith(digits)),
    )
    .sort((a, b) => rankOf(a.country, name) - rankOf(b.country, name));
}

/** The names that hold what was typed, those that start with it first. */
export function findCountryNames(names: readonly string[], query: string): string[] {
  const typed = fold(query.trim());
  return names
    .filter((name) => fold(name).includes(typed))
    .sort((a, b) => rankOf(a, typed) - rankOf(b, typed));
}

/** The reference's spelling of a country that was typed in another case; `undefined` when it is not in it. */
export function findCountryName(reference: CountryReference, typed: string): string | undefined {
  const wanted = fold(typed.trim());
  return Object.keys(reference).find((name) => fold(name) === wanted);
}
