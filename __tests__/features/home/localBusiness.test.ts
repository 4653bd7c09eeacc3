import { expect, it } from '@jest/globals';
import { company } from '@/content/company';
import { companyProfile } from '@/content/companyProfile';
import { describeBusiness } from '@/features/home/localBusiness';
import { knownFacts } from '@/fixtures/companyFacts.fixtures';

const describe = (facts: typeof knownFacts): unknown =>
  JSON.parse(JSON.stringify(describeBusiness(company.en, companyProfile.en, facts)));

it('the structured data of the company has the facts that are set, without the rating (product 1.4)', () => {
  const plain = describe({});
  expect(Object.keys(plain as object).join()).not.toMatch(/hasMap|sameAs|taxID|identifier|opening/);
  expect(describe(knownFacts)).toEqual({
    ...(plain as object),
    hasMap: 'https://maps.example/sadeel',
    sameAs: ['https://facebook.com/sadeel', 'https://instagram.com/sadeel'],
    taxID: '100000000000003',
    identifier: { '@type': 'PropertyValue', name: 'Trade licence', value: 'CN-1234567' },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '21:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday'],
        opens: '14:00',
        closes: '20:00',
      },
    ],
  });
});
