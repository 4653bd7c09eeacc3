import { defineContent } from '@/i18n/defineContent';

/** Names of countries by their English name, in the order of the language's alphabet; empty in English. */
export type CountryNames = Readonly<Record<string, string>>;

/** Name of a country for pages; a country that is not listed keeps its text. */
export const countryNameOf = (names: CountryNames, country: string): string =>
  (Object.hasOwn(names, country) ? names[country] : undefined) ?? country;

/** Names for pages; addresses hold the English ones (product 1.7). */
export const countryNames = defineContent<CountryNames>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic" */ './ar/countryNames.generated.json')).default,
  },
);
