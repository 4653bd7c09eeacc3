import { describe, expect, it } from '@jest/globals';
import {
  findCountryName,
  findCountryNames,
  findDialCodes,
} from '@/features/checkout/country/dialCodes';
import { loadCountries } from '@/content/countries';

const dialCodes = [
  { country: 'Antigua and Barbuda', dialCode: '+1-268' },
  { country: 'São Tomé and Príncipe', dialCode: '+239' },
  { country: 'Tunisia', dialCode: '+216' },
  { country: 'United Arab Emirates', dialCode: '+971' },
  { country: 'United States', dialCode: '+1' },
];
const namesFor = (query: string) => findDialCodes(dialCodes, query).map(({ country }) => country);

describe('findDialCodes', () => {
  it('returns all dial codes for a blank query', () => {
    expect(namesFor(' ')).toHaveLength(dialCodes.length);
  });

  it('finds by country, ignoring case and accents', () => {
    expect(namesFor('UNITED')).toEqual(['United Arab Emirates', 'United States']);
    expect(namesFor('sao tome')).toEqual(['São Tomé and Príncipe']);
  });

  it('ranks countries that start with the query first', () => {
    expect(namesFor('uni')).toEqual(['United Arab Emirates', 'United States', 'Tunisia']);
  });

  it.each(['+971', '971', '٩٧١'])('finds by code: %s', (query) => {
    expect(namesFor(query)).toEqual(['United Arab Emirates']);
  });

  it('finds a code with an area code', () => {
    expect(namesFor('+1-268')).toEqual(['Antigua and Barbuda']);
    expect(namesFor('1268')).toEqual(['Antigua and Barbuda']);
  });

  it('returns nothing without a match', () => {
    expect(namesFor('zz')).toEqual([]);
  });
});

describe('findCountryNames', () => {
  it('matches like findDialCodes', () => {
    expect(findCountryNames(['Tunisia', 'United Kingdom', 'Togo'], 'UNI')).toEqual([
      'United Kingdom',
      'Tunisia',
    ]);
  });
});

describe('findCountryName', () => {
  it('returns the spelling of the reference', async () => {
    expect(findCountryName(await loadCountries(), ' united arab EMIRATES ')).toBe(
      'United Arab Emirates',
    );
  });

  it('returns undefined for other text', async () => {
    expect(findCountryName(await loadCountries(), 'Atlantis')).toBeUndefined();
  });
});
