import { describe, expect, it } from '@jest/globals';
import {
  findCountryName,
  findCountryNames,
  findDialCodes,
  listDialCodes,
} from '@/features/checkout/country/dialCodes';
import { loadCountries } from '@/content/countries';
import { countryNameOf, countryNames } from '@/content/countryNames';

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

  it.each(['', '  ', 'Emirates'])('returns nothing for "%s"', async (typed) => {
    expect(findCountryName(await loadCountries(), typed)).toBeUndefined();
  });

  it.each([
    'الإمارات العربية المتحدة',
    'الامارات العربيه المتحده',
    ' الإمَارات العربيـــة المتحدة ',
    'united arab emirates',
  ])('returns the English name on Arabic pages: %s', async (typed) => {
    const names = await countryNames.load('ar');
    expect(findCountryName(await loadCountries(), typed, names)).toBe('United Arab Emirates');
  });

  it('returns undefined for other text', async () => {
    expect(findCountryName(await loadCountries(), 'Atlantis')).toBeUndefined();
  });
});

describe('the Arabic names of countries', () => {
  it('are one for every country, in the order of the Arabic alphabet', async () => {
    const names = await countryNames.load('ar');
    const arabic = Object.values(names);
    expect(Object.keys(names).sort()).toEqual(Object.keys(await loadCountries()).sort());
    expect(new Set(arabic).size).toBe(arabic.length);
    expect(arabic).toEqual(arabic.toSorted((a, b) => a.localeCompare(b, 'ar')));
    expect(arabic.filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
  });

  it('are shown instead of English ones; other texts stay as they are', async () => {
    const names = await countryNames.load('ar');
    expect(countryNameOf(names, 'Oman')).toBe('عُمان');
    expect(countryNameOf(names, 'Atlantis')).toBe('Atlantis');
    expect(countryNameOf(names, 'constructor')).toBe('constructor');
    expect(countryNameOf(countryNames.en, 'Oman')).toBe('Oman');
  });

  it('find countries and dial codes, like English ones', async () => {
    const [reference, names] = [await loadCountries(), await countryNames.load('ar')];
    const options = Object.keys(reference);
    expect(findCountryNames(options, 'عمان', names)).toEqual(['Oman']);
    expect(findCountryNames(options, 'oman', names)).toEqual(['Oman', 'Romania']);
    const [first] = findDialCodes(listDialCodes(reference, names), 'السعودية');
    expect(first).toEqual({
      country: 'Saudi Arabia',
      name: 'المملكة العربية السعودية',
      dialCode: '+966',
    });
  });
});
