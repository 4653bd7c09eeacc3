import type { CountryReference } from '@/content/countries';
import { onlyDigits } from '@/lib/digits';

export interface DialCode {
  country: string;
  dialCode: string;
}

const normalise = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The United Arab Emirates and its neighbours, which are listed first. */
const NEAREST: readonly string[] = [
  'United Arab Emirates',
  'Saudi Arabia',
  'Oman',
  'Qatar',
  'Bahrain',
  'Kuwait',
];

/** Sort rank: nearest countries first. */
function distanceOf(country: string): number {
  const position = NEAREST.indexOf(country);
  return position < 0 ? NEAREST.length : position;
}

/** All countries with their dial codes, the nearest first, the others in the order of the reference. */
export function listDialCodes(reference: CountryReference): DialCode[] {
  return Object.entries(reference)
    .map(([country, { dialCode }]) => ({ country, dialCode }))
    .sort((a, b) => distanceOf(a.country) - distanceOf(b.country));
}

/** Sort rank: prefix matches first. */
const rankOf = (name: string, query: string) => (normalise(name).startsWith(query) ? 0 : 1);

/** Entries that match by country name or dial code, name prefixes first; all for an empty query. */
export function findDialCodes(dialCodes: readonly DialCode[], query: string): DialCode[] {
  const name = normalise(query.trim());
  const digits = onlyDigits(query);
  if (name === '') return [...dialCodes];
  return dialCodes
    .filter(
      ({ country, dialCode }) =>
        normalise(country).includes(name) ||
        (digits !== '' && onlyDigits(dialCode).startsWith(digits)),
    )
    .sort((a, b) => rankOf(a.country, name) - rankOf(b.country, name));
}

/** Country names that contain the query, prefix matches first; for an empty query all, the nearest first. */
export function findCountryNames(names: readonly string[], query: string): string[] {
  const normalised = normalise(query.trim());
  if (normalised === '') return [...names].sort((a, b) => distanceOf(a) - distanceOf(b));
  return names
    .filter((name) => normalise(name).includes(normalised))
    .sort((a, b) => rankOf(a, normalised) - rankOf(b, normalised));
}

/** Canonical spelling of a typed country, ignoring case and accents; `undefined` if unknown. */
export function findCountryName(reference: CountryReference, typed: string): string | undefined {
  const normalised = normalise(typed.trim());
  return Object.keys(reference).find((name) => normalise(name) === normalised);
}
