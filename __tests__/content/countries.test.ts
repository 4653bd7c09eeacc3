import { describe, expect, it } from '@jest/globals';
import { loadCountries, type Country } from '@/content/countries';

/** Fixed values (product 1.7). */
const NAMED: [name: string, values: Partial<Country>][] = [
  ['Thailand', { dialCode: '+66', numberLength: 9, currencyCode: 'THB' }],
  ['Togo', { dialCode: '+228', numberLength: 8, currencyCode: 'XOF' }],
  ['Tanzania', { dialCode: '+255', numberLength: 10, currencyCode: 'TZS' }],
  ['Uganda', { dialCode: '+256', numberLength: 9 }],
  ['United States', { dialCode: '+1', numberLength: 10, currencyCode: 'USD' }],
  ['United Kingdom', { dialCode: '+44', numberLength: 10, currencyCode: 'GBP' }],
];

describe('loadCountries', () => {
  it.each(NAMED)('returns the fixed values for %s', async (name, values) => {
    expect((await loadCountries())[name]).toMatchObject(values);
  });

  it('keeps the area code of a dial code', async () => {
    expect((await loadCountries())['Antigua and Barbuda']?.dialCode).toBe('+1-268');
  });

  it('returns the complete record of the United Arab Emirates', async () => {
    expect((await loadCountries())['United Arab Emirates']).toEqual({
      capital: 'Abu Dhabi',
      currency: 'United Arab Emirates Dirham',
      code: 'ARE',
      timeZone: 'Asia/Dubai',
      usdToLocal: 3.6725,
      flag: 'https://flagcdn.com/ae.svg',
      continent: 'Asia',
      utcOffset: '+04:00',
      dialCode: '+971',
      numberLength: 9,
      currencySymbol: 'د.إ',
      currencyCode: 'AED',
      countryCode: 'AE',
    });
  });

  it('returns at least 190 countries, each once', async () => {
    const countries = Object.values(await loadCountries());
    expect(countries.length).toBeGreaterThanOrEqual(190);
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
  });

  it('returns complete and well-formed records', async () => {
    const broken = Object.entries(await loadCountries()).filter(
      ([name, country]) =>
        name === '' ||
        [country.capital, country.currency, country.currencySymbol].includes('') ||
        !/^[A-Z]{3}$/.test(country.code) ||
        !/^[A-Z]{2}$/.test(country.countryCode) ||
        !/^[A-Z]{3}$/.test(country.currencyCode) ||
        !/^https:\/\/\S+\.svg$/.test(country.flag) ||
        !/^[+-]\d\d:\d\d$/.test(country.utcOffset) ||
        !/^\+[1-9]\d{0,2}(-\d{3})?$/.test(country.dialCode) ||
        !(country.usdToLocal > 0) ||
        !(country.numberLength >= 5 && country.numberLength <= 11) ||
        !['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'].includes(
          country.continent,
        ),
    );
    expect(broken).toEqual([]);
  });

  it('returns valid time zones with their standard offset', async () => {
    const { Nepal, Australia } = await loadCountries();
    expect([Nepal?.timeZone, Nepal?.utcOffset]).toEqual(['Asia/Kathmandu', '+05:45']);
    expect(Australia?.utcOffset).toBe('+10:00');
    for (const { timeZone } of Object.values(await loadCountries())) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });
});
