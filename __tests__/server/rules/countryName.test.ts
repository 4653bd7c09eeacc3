import { describe, expect, it } from '@jest/globals';
import arabicNames from '../../../src/content/ar/countryNames.generated.json';
import countries from '../../../src/content/countries.generated.json';
import { countryNameIn } from '../../../server/rules/countryName.ts';

describe('the name of a country', () => {
  it.each([
    ['United Arab Emirates', 'الإمارات العربية المتحدة'],
    ['Saudi Arabia', 'المملكة العربية السعودية'],
    ['Oman', 'عُمان'],
    ['Qatar', 'قطر'],
    ['Kuwait', 'الكويت'],
    ['Bahrain', 'البحرين'],
    ['Bosnia and Herzegovina', 'البوسنة والهرسك'],
    ['Saint Lucia', 'سانت لوسيا'],
    ['Atlantis', 'Atlantis'],
    ['', ''],
  ])('of %j is %j in Arabic', (name, inArabic) => {
    expect(countryNameIn('ar', name)).toBe(inArabic);
    expect(countryNameIn('en', name)).toBe(name);
  });

  it('is that of the Arabic checkout for every country', () => {
    const names = Object.keys(countries).map((name) => [name, countryNameIn('ar', name)]);
    expect(Object.fromEntries(names)).toEqual(arabicNames);
  });
});
