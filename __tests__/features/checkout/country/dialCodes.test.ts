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

describe('the search for a dial code', () => {
  it('lists all of them until something is typed', () => {
    expect(namesFor(' ')).toHaveLength(dialCodes.length);
  });

  it('finds by country, without regard to case and accents', () => {
    expect(namesFor('UNITED')).toEqual(['United Arab Emirates', 'United States']);
    expect(namesFor('sao tome')).toEqual(['São Tomé and Príncipe']);
  });

  it('puts the countries that start with what was typed first', () => {
    expect(namesFor('uni')).toEqual(['United Arab Emirates', 'United States', 'Tunisia']);
  });

  it.each(['+971', '971', '٩٧١'])('finds by code: %s', (query) => {
    expect(namesFor(query)).toEqual(['United Arab Emirates']);
  });

  it('finds a code with an area part', () => {
    expect(namesFor('+1-268')).toEqual(['Antigua and Barbuda']);
    expect(namesFor('1268')).toEqual(['Antigua and Barbuda']);
  });

  it('finds nothing for what is neither', () => {
    expect(namesFor('zz')).toEqual([]);
  });
});

describe('the countries to choose from', () => {
  it('are found like the dial codes', () => {
    expect(findCountryNames(['Tunisia', 'United Kingdom', 'Togo'], 'UNI')).toEqual([
      'United Kingdom',
      'Tunisia',
    ]);
  });
});

describe('the name of a country', () => {
  it('takes the spelling of the reference', async () => {
    expect(findCountryName(await loadCountries(), ' united arab EMIRATES ')).toBe(
      'United Arab Emirates',
    );
  });

  it('is unknown for other text', async () => {
    expect(findCountryName(await loadCountries(), 'Atlantis')).toBeUndefined();
  });
});
