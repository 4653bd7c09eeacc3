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

/** The entries whose country's name or whose dial code holds what was typed; all of them when nothing was. */
export function findDialCodes(dialCodes: readonly DialCode[], query: string): DialCode[] {
  const name = fold(query.trim());
  const digits = onlyDigits(query);
  if (name === '') return [...dialCodes];
  return dialCodes.filter(
    ({ country, dialCode }) =>
      fold(country).includes(name) || (digits !== '' && onlyDigits(dialCode).startsWith(digits)),
  );
}

/** The reference's spelling of a country that was typed in another case; `undefined` when it is not in it. */
export function findCountryName(reference: CountryReference, typed: string): string | undefined {
  const wanted = fold(typed.trim());
  return Object.keys(reference).find((name) => fold(name) === wanted);
}
