import type { CountryNames } from '@/content/countryNames';
import type { CountryReference } from '@/content/countries';
import { onlyDigits } from '@/lib/digits';
import { typedLine } from '@/lib/typed';

export interface DialCode {
  /** English name. */
  country: string;
  /** Name in the language of the page, when that is not English. */
  name?: string;
  dialCode: string;
}

/** Folds case, accents, and the Arabic letters that are often written for each other. */
const normalise = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase();

/** Where most customers live. */
export const HOME = 'United Arab Emirates';

/** The United Arab Emirates and its neighbours, which are listed first. */
const NEAREST: readonly string[] = [HOME, 'Saudi Arabia', 'Oman', 'Qatar', 'Bahrain', 'Kuwait'];

/** Sort rank: nearest countries first. */
function distanceOf(country: string): number {
  const position = NEAREST.indexOf(country);
  return position < 0 ? NEAREST.length : position;
}

/** All countries with their dial codes, the nearest first, the others in the order of the reference. */
export function listDialCodes(reference: CountryReference, names: CountryNames = {}): DialCode[] {
  return Object.entries(reference)
    .map(([country, { dialCode }]) => ({ country, name: names[country], dialCode }))
    .sort((a, b) => distanceOf(a.country) - distanceOf(b.country));
}

/** Sort rank of a country by its names: prefix matches first; `undefined` without a match. */
function rankOf(names: readonly (string | undefined)[], query: string): number | undefined {
  const folded = names.map((name = '') => normalise(name));
  if (folded.some((name) => name.startsWith(query))) return 0;
  return folded.some((name) => name.includes(query)) ? 1 : undefined;
}

/** Items with a rank, the lowest first. */
function inOrder<Item>(items: readonly Item[], rank: (item: Item) => number | undefined): Item[] {
  return items
    .map((item) => ({ item, rank: rank(item) ?? Infinity }))
    .filter((ranked) => ranked.rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Entries that match by country name or dial code, name prefixes first; all for an empty query. */
export function findDialCodes(dialCodes: readonly DialCode[], query: string): DialCode[] {
  const text = normalise(typedLine(query));
  const digits = onlyDigits(query);
  if (text === '') return [...dialCodes];
  const hasDigits = (dialCode: string) => digits !== '' && onlyDigits(dialCode).startsWith(digits);
  return inOrder(
    dialCodes,
    ({ country, name, dialCode }) =>
      rankOf([country, name], text) ?? (hasDigits(dialCode) ? 1 : undefined),
  );
}

/**
 * English names of the countries that contain the query in either language, prefix matches first; for an empty query
 * all, the nearest first.
 */
export function findCountryNames(
  countries: readonly string[],
  query: string,
  names: CountryNames = {},
): string[] {
  const text = normalise(typedLine(query));
  return inOrder(countries, (country) =>
    text === '' ? distanceOf(country) : rankOf([country, names[country]], text),
  );
}

/** English name of a country typed in either language, ignoring case and accents; `undefined` if unknown. */
export function findCountryName(
  reference: CountryReference,
  typed: string,
  names: CountryNames = {},
): string | undefined {
  const text = normalise(typedLine(typed));
  return Object.keys(reference).find((country) =>
    [country, names[country]].some((name) => name !== undefined && normalise(name) === text),
  );
}
