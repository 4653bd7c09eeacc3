import { describe, expect, it } from '@jest/globals';
import { slugify } from '@/lib/slug';

describe('slugify', () => {
  it.each([
    ['Layering light: sheers & drapes', 'layering-light-sheers-drapes'],
    ['Kathib Sand Bouclé', 'kathib-sand-boucle'],
    ['…in 24 hours!', 'in-24-hours'],
    ['ستائر الصالة', 'ستائر-الصالة'],
    ['हिन्दी पर्दे', 'हिन्दी-पर्दे'],
    ['  --  ', ''],
  ])('%j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is the same however the letters are put together', () => {
    expect(slugify('벽지'.normalize('NFD'))).toBe('벽지'.normalize('NFC'));
  });
});
