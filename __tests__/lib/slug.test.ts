import { describe, expect, it } from '@jest/globals';
import { slugify, uniqueSlugs } from '@/lib/slug';

describe('slugify', () => {
  it.each([
    ['Layering light: sheers & drapes', 'layering-light-sheers-drapes'],
    ['Kathib Sand Bouclé', 'kathib-sand-boucle'],
    ['…in 24 hours!', 'in-24-hours'],
    ['ستائر الصالة', 'ستائر-الصالة'],
    ['हिन्दी पर्दे', 'हिन्दी-पर्दे'],
    ['  --  ', ''],
  ])('converts %j to %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('normalises Unicode', () => {
    expect(slugify('벽지'.normalize('NFD'))).toBe('벽지'.normalize('NFC'));
  });
});

describe('uniqueSlugs', () => {
  it('numbers a repeated title', () => {
    expect(uniqueSlugs(['Silk', 'Linen', 'Silk', 'silk!'], 'article')).toEqual([
      'silk',
      'linen',
      'silk-2',
      'silk-3',
    ]);
  });

  it('skips a number that another title uses', () => {
    expect(uniqueSlugs(['Silk 2', 'Silk', 'Silk'], 'article')).toEqual([
      'silk-2',
      'silk',
      'silk-3',
    ]);
  });

  it('uses the fallback for a title without letters and digits', () => {
    expect(uniqueSlugs(['?!', '…'], 'article')).toEqual(['article', 'article-2']);
  });
});
