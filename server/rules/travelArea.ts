import type { Language } from '../../src/contract/common.ts';
import { arabicTown, isEmirates, namesTown } from './emirates.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** Where something is delivered. */
export interface Place {
  city: string;
  country: string;
}

/** The places of the area in a language; those without an Arabic name as they are set. */
export const travelAreaIn = (language: Language, area: readonly string[]): string[] =>
  area.map((place) => (language === DEFAULT_LANGUAGE ? place : arabicTown(place)));

/**
 * Whether the shop travels to a place to fit: its town names a place of the area, in either language, and its country is the
 * Emirates or not given.
 */
export function isInTravelArea({ city, country }: Place, area: readonly string[]): boolean {
  if (/\p{L}/u.test(country) && !isEmirates(country)) return false;
  return area.some((place) => namesTown(city, place));
}
