import type { Language } from '../../src/contract/common.ts';
import { foldText } from './foldText.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** Arabic names of emirates and of the towns that are not named after theirs. */
const ARABIC_NAMES: Readonly<Record<string, string>> = {
  Dubai: 'دبي',
  'Abu Dhabi': 'أبوظبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  'Umm Al Quwain': 'أم القيوين',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
  'Al Ain': 'العين',
};
const EMIRATES = /emirates|uae|الامارات/;

/** Where something is delivered. */
export interface Place {
  city: string;
  country: string;
}

/** Letters alone: names are written as one word or as two. */
const squash = (text: string): string => foldText(text).replace(/[^\p{L}]/gu, '');

/** The places of the area in a language; those without an Arabic name as they are set. */
export const travelAreaIn = (language: Language, area: readonly string[]): string[] =>
  area.map((place) => (language === DEFAULT_LANGUAGE ? place : (ARABIC_NAMES[place] ?? place)));

/**
 * Whether the shop travels to a place to fit: its town names a place of the area, in either language, and its country is the
 * Emirates or not given.
 */
export function isInTravelArea({ city, country }: Place, area: readonly string[]): boolean {
  const land = squash(country);
  if (land !== '' && !EMIRATES.test(land)) return false;
  const town = squash(city);
  const names = area.flatMap((place) => [place, ARABIC_NAMES[place] ?? place]);
  return names.some((name) => town.includes(squash(name)));
}
