import type { Language } from '../../src/contract/common.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes of names in the storefront's country reference that Intl does not use. */
const OTHER_NAMES: readonly [name: string, code: string][] = [
  ['DR Congo', 'CD'],
  ['Ivory Coast', 'CI'],
  ['Macau', 'MO'],
  ['Republic of the Congo', 'CG'],
  ['Saint Vincent and the Grenadines', 'VC'],
];

/** Codes by English name, because Intl finds names by code only. */
function readCodes(): ReadonlyMap<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[spell(name), code]];
    });
  });
  return new Map([...named, ...OTHER_NAMES]);
}

/** An English name as the country reference spells it. */
function spell(name: string): string {
  return name.replaceAll(' & ', ' and ').replace(/^St\. /, 'Saint ');
}

const codes = readCodes();
// The short names are those of everyday use.
const arabicNames = new Intl.DisplayNames('ar', { type: 'region', style: 'short' });

/**
 * The name of a country in a language.
 * @param name English name, as in addresses
 * @returns the same name when it is unknown
 */
export function countryNameIn(language: Language, name: string): string {
  const code = language === DEFAULT_LANGUAGE ? undefined : codes.get(name);
  return code === undefined ? name : (arabicNames.of(code) ?? name);
}
