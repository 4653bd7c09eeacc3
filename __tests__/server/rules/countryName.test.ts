import { describe, expect, it } from '@jest/globals';
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

  it('is known in Arabic for every country of the checkout', () => {
    const unknown = Object.keys(countries).filter((name) => countryNameIn('ar', name) === name);
    expect(unknown).toEqual([]);
  });
});
