import { expect, it } from '@jest/globals';
import { describeBusiness } from '@/features/home/localBusiness';
import { knownFacts } from '@/fixtures/shop.fixtures';
import { sampleShop } from '@/lib/sampleShop';

const describe = (facts: typeof knownFacts): unknown =>
  JSON.parse(JSON.stringify(describeBusiness(facts)));

it('the structured data of the company has the facts that are set, without the rating (product 1.4)', () => {
  const plain = describe(sampleShop.en);
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

it('the structured data of the company says when it is closed on special days', () => {
  const closed = { from: '2026-12-02', until: '2026-12-03' };
  expect(describe({ ...knownFacts, specialHours: [closed] })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-02', validThrough: '2026-12-03', opens: '00:00', closes: '00:00' },
    ],
  });
});
