/** A country of the reference (product 1.7). */
export interface Country {
  capital: string;
  /** Name of the currency. */
  currency: string;
  /** Three letters, ISO 3166-1. */
  code: string;
  /** Main IANA time zone. */
  timeZone: string;
  /** Approximate local currency per US dollar; static, never used to convert a price. */
  usdToLocal: number;
  /** Link to a picture of the flag. */
  flag: string;
  continent: string;
  /** Offset of standard time, e.g. `+04:00`. */
  utcOffset: string;
  /** May hold an area part, as in `+1-268`. */
  dialCode: string;
  /** Digits of a national number after the dial code. */
  numberLength: number;
  currencySymbol: string;
  /** ISO 4217. */
  currencyCode: string;
  /** Two letters, ISO 3166-1. */
  countryCode: string;
}

/** Countries by name, in alphabetical order. */
export type CountryReference = Readonly<Record<string, Country>>;

/** Fetches the country reference, which has a chunk of its own; rejects when it cannot be fetched. */
export async function loadCountries(): Promise<CountryReference> {
  const reference = await import(
    /* webpackChunkName: "countries" */ '@/content/countries.generated.json'
  );
  return reference.default;
}
