/** A country of the country reference (product 1.7). */
export interface Country {
  capital: string;
  /** Name of the currency. */
  currency: string;
  /** Three letters, ISO 3166-1. */
  code: string;
  /** Main IANA time zone. */
  timeZone: string;
  /** Approximate exchange rate from US dollars; static, never used to convert a price. */
  usdToLocal: number;
  /** URL of an image of the flag. */
  flag: string;
  continent: string;
  /** Offset of standard time, e.g. `+04:00`. */
  utcOffset: string;
  /** May include an area code, as in `+1-268`. */
  dialCode: string;
  /** Number of digits after the dial code. */
  numberLength: number;
  currencySymbol: string;
  /** ISO 4217. */
  currencyCode: string;
  /** Two letters, ISO 3166-1. */
  countryCode: string;
}

/** Countries by name, in alphabetical order. */
export type CountryReference = Readonly<Record<string, Country>>;

/** Lazy-loads the country reference, a separate chunk. */
export async function loadCountries(): Promise<CountryReference> {
  const reference = await import('@/content/countries.generated.json');
  return reference.default;
}
