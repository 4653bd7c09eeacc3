import { foldText } from './foldText.ts';

/** Codes of the emirates in e-invoices (PINT AE, IBT-039). */
export const EMIRATES = ['AUH', 'DXB', 'SHJ', 'AJM', 'UAQ', 'RAK', 'FUJ'] as const;
export type Emirate = (typeof EMIRATES)[number];

/** Emirates by English name, and towns that are not named after theirs. */
const TOWNS: Readonly<Record<string, { emirate: Emirate; arabic: string }>> = {
  Dubai: { emirate: 'DXB', arabic: 'دبي' },
  'Abu Dhabi': { emirate: 'AUH', arabic: 'أبوظبي' },
  Sharjah: { emirate: 'SHJ', arabic: 'الشارقة' },
  Ajman: { emirate: 'AJM', arabic: 'عجمان' },
  'Umm Al Quwain': { emirate: 'UAQ', arabic: 'أم القيوين' },
  'Ras Al Khaimah': { emirate: 'RAK', arabic: 'رأس الخيمة' },
  Fujairah: { emirate: 'FUJ', arabic: 'الفجيرة' },
  'Al Ain': { emirate: 'AUH', arabic: 'العين' },
  'Khor Fakkan': { emirate: 'SHJ', arabic: 'خورفكان' },
  Kalba: { emirate: 'SHJ', arabic: 'كلباء' },
};
const COUNTRY = /emirates|uae|الامارات/;

/** Letters alone: names are written as one word or as two. */
const squash = (text: string): string => foldText(text).replace(/[^\p{L}]/gu, '');

/** The Arabic name of an emirate or town; the same name when it is unknown. */
export const arabicTown = (name: string): string => TOWNS[name]?.arabic ?? name;

/** The English name of an emirate. */
export const emirateName = (code: Emirate): string =>
  Object.entries(TOWNS).find(([, { emirate }]) => emirate === code)?.[0] ?? code;

/** Whether the name of a country, in either language, is that of the Emirates. */
export const isEmirates = (country: string): boolean => COUNTRY.test(squash(country));

/** Whether a typed town contains the name of a place, in either language. */
export function namesTown(typed: string, place: string): boolean {
  const town = squash(typed);
  return [place, arabicTown(place)].some((name) => town.includes(squash(name)));
}

/** The emirate that a typed town names; `undefined` when it names none or several. */
export function emirateOf(town: string): Emirate | undefined {
  const named = Object.entries(TOWNS).filter(([place]) => namesTown(town, place));
  const [first, ...others] = new Set(named.map(([, { emirate }]) => emirate));
  return others.length === 0 ? first : undefined;
}
