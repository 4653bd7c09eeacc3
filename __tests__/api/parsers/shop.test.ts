import { describe, expect, it } from '@jest/globals';
import { parsePromotion } from '@/api/parsers/home';
import { parseShop } from '@/api/parsers/shop';
import { knownFacts } from '@/fixtures/shop.fixtures';

/** As it arrives. */
const parsed = (change: object): unknown =>
  JSON.parse(JSON.stringify(parseShop({ ...knownFacts, ...change }) ?? null));

describe('facts about the shop', () => {
  it('are read as they are sent', () => {
    expect(parsed({})).toEqual(JSON.parse(JSON.stringify(knownFacts)));
  });

  it.each([
    { phone: '' },
    { email: {} },
    { address: null },
    { chatUrl: 'javascript:alert(1)' },
    { legalName: undefined },
  ])('are unusable with %j', (change) => {
    expect(parsed(change)).toBeNull();
  });

  it('lack optional ones that are unusable', () => {
    const facts = parsed({
      mapUrl: 'http://maps.example',
      hours: [{ from: 9, to: 0, opens: '10:00', closes: '20:00' }, null],
      specialHours: [{ from: 'soon', until: '2026-12-02' }],
      socials: { Facebook: 'javascript:alert(1)', Myspace: 'https://myspace.com/a' },
      rating: { value: 4, count: 0, source: 'Google', url: 'https://g.page/s' },
    });
    for (const name of ['mapUrl', 'hours', 'specialHours', 'socials', 'rating'])
      expect(facts).not.toHaveProperty(name);
  });

  it.each([
    { hours: [{ from: 1, to: 5, opens: '10:00', closes: '99:99' }] },
    { specialHours: [{ from: '2026-13-45', until: '2026-12-02' }] },
    { specialHours: [{ from: '2026-02-27', until: '2026-02-31' }] },
    {
      specialHours: [{ from: '2026-12-02', until: '2026-12-02', opens: '10:00', closes: '24:30' }],
    },
    { rating: { value: 7, count: 3, source: 'Google', url: 'https://g.page/s' } },
    { rating: { value: -1, count: 3, source: 'Google', url: 'https://g.page/s' } },
    { rating: { value: 4, count: 1.5, source: 'Google', url: 'https://g.page/s' } },
  ])('lack what cannot be true: %j', (change) => {
    expect(parsed(change)).not.toHaveProperty(Object.keys(change));
  });
});

describe('a promotion', () => {
  const promotion = { heading: 'Linen', text: '', linkLabel: 'See it', link: '/products' };

  it('needs a heading and a path in the shop', () => {
    expect(parsePromotion(promotion)).toMatchObject(promotion);
    for (const change of [
      { heading: '' },
      { link: '//evil.example' },
      { link: '/\\evil.example' },
      { link: 'https://a.example' },
    ])
      expect(parsePromotion({ ...promotion, ...change })).toBeUndefined();
  });
});
