/**
 * Generates src/content/countries.generated.json, the country reference of the checkout (product 1.7), and the Arabic
 * names of its countries, src/content/ar/countryNames.generated.json.
 * Names, capitals, currencies and dial codes are from the package `world-countries` (ODbL 1.0); currency names, Arabic names,
 * time zones and offsets from Intl; rates, number lengths and corrections from scripts/countries.
 * Run: node scripts/buildCountries.ts
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import worldCountries from 'world-countries';
import { CORRECTIONS, CURRENCY_SYMBOLS, MAIN_TIME_ZONES } from './countries/corrections.ts';
import { numberLengthOf } from './countries/numberLengths.ts';
import { USD_TO_LOCAL } from './countries/usdRates.ts';

type Source = (typeof worldCountries)[number];

/** Intl.Locale of Node; TypeScript's library lacks the method. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones: () => string[] | undefined;
}

const CONTENT = path.join(import.meta.dirname, '../src/content');
/** Included although not independent states, because they have a dial code. */
const EXTRA_COUNTRIES = ['HK', 'MO', 'PS', 'TW', 'XK'];
/** Dates in winter and summer; standard time is the smaller offset in both hemispheres. */
const OFFSET_DATES = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
const AREA_CODE_LENGTH = 3;

// The short names are those of everyday use.
const arabicNames = new Intl.DisplayNames('ar', { type: 'region', style: 'short' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`No ${what}: add it to scripts/countries.`);
  return value;
}

function timeZoneOf(code: string): string {
  const locale = new Intl.Locale(`und-${code}`) as LocaleWithZones;
  const [onlyZone] = locale.getTimeZones() ?? [];
  return required(MAIN_TIME_ZONES[code] ?? onlyZone, `time zone of ${code}`);
}

function offsetMinutes(timeZone: string, date: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Offset of standard time, e.g. `+04:00`. */
function utcOffsetOf(timeZone: string): string {
  const minutes = Math.min(...OFFSET_DATES.map((date) => offsetMinutes(timeZone, date)));
  const pad = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** `+971`, or `+1-268` for a country with one area code of a shared country code. */
function dialCodeOf({ idd: { root, suffixes } }: Source): string {
  const [suffix = ''] = suffixes;
  if (suffixes.length !== 1) return root;
  return root === '+1' && suffix.length === AREA_CODE_LENGTH ? `+1-${suffix}` : root + suffix;
}

function continentOf({ region, subregion }: Source): string {
  if (region !== 'Americas') return region;
  return subregion === 'South America' ? 'South America' : 'North America';
}

function describe(source: Source) {
  const { cca2: code, capital, currencies } = source;
  const correction = CORRECTIONS[code] ?? {};
  const currencyCode = required(
    correction.currencyCode ?? Object.keys(currencies)[0],
    `${code} money`,
  );
  const timeZone = timeZoneOf(code);
  return {
    capital: required(correction.capital ?? capital[0], `capital of ${code}`),
    currency: required(currencyNames.of(currencyCode), `name of ${currencyCode}`),
    code: source.cca3 === 'UNK' ? 'XKX' : source.cca3,
    timeZone,
    usdToLocal: required(USD_TO_LOCAL[currencyCode], `rate of ${currencyCode}`),
    flag: `https://flagcdn.com/${code.toLowerCase()}.svg`,
    continent: continentOf(source),
    utcOffset: utcOffsetOf(timeZone),
    dialCode: correction.dialCode ?? dialCodeOf(source),
    numberLength: numberLengthOf(code),
    currencySymbol: required(
      CURRENCY_SYMBOLS[currencyCode] ?? currencies[currencyCode]?.symbol,
      `symbol of ${currencyCode}`,
    ),
    currencyCode,
    countryCode: code,
  };
}

const listed = worldCountries
  .filter(({ independent, cca2 }) => independent || EXTRA_COUNTRIES.includes(cca2))
  .sort((a, b) => a.name.common.localeCompare(b.name.common, 'en'));
const reference = Object.fromEntries(
  listed.map((source) => [source.name.common, describe(source)] as const),
);

const translated = listed
  .map(({ cca2, name }) => ({
    english: name.common,
    arabic: required(arabicNames.of(cca2), `name of ${cca2}`),
  }))
  .sort((a, b) => a.arabic.localeCompare(b.arabic, 'ar'));
const names = Object.fromEntries(translated.map(({ english, arabic }) => [english, arabic]));

function write(file: string, content: object): void {
  writeFileSync(path.join(CONTENT, file), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${String(Object.keys(content).length)} countries written to ${file}`);
}

write('countries.generated.json', reference);
write('ar/countryNames.generated.json', names);
