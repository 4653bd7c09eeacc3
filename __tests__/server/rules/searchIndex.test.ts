import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeSearchIndex } from '../../../server/rules/searchIndex.ts';
import type { SearchText } from '../../../server/rules/searchIndex.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const noPause = (): Promise<void> => Promise.resolve();
const texts: SearchText[] = [
  { id: 'a', text: 'ivory linen curtains, 50% off' },
  { id: 'b', text: 'linen\nblinds' },
  { id: 'c', text: 'velvet curtains' },
];

/** Reference implementation. */
function linearSearch(all: readonly SearchText[], search: string): string[] {
  const words = search.toLowerCase().split(/\s+/);
  return all.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id);
}

describe('a search', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['   ', ['a', 'b', 'c']],
    ['LINEN', ['a', 'b']],
    ['curtain', ['a', 'c']],
    ['curtains linen', ['a']],
    ['lin lin', ['a', 'b']],
    ['50%', ['a']],
    ['5_%', []],
    ['linen silk', []],
    ['constructor', []],
  ])('for %p returns %j', async (search, found) => {
    const find = await makeSearchIndex(texts, noPause);
    expect(find(search)).toEqual(found);
  });

  it('returns what a linear search returns', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '%', 'ß'), maxLength: 4 });
    const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { maxLength: 8 }), sentence, async (all, search) => {
        const products = all.map((text, index) => ({ id: String(index), text }));
        const find = await makeSearchIndex(products, noPause);
        expect(find(search)).toEqual(linearSearch(products, search));
      }),
      { seed: PROPERTY_SEED },
    );
  });

  describe('in Arabic', () => {
    const products: SearchText[] = [
      { id: 'linen', text: 'Ivory linen curtains كتان ألماس العاجي للمجلس ستائر عرض 120' },
      { id: 'blackout', text: 'Charcoal blackout بلاك أوت ليل الفحمي ستائر كهربائية' },
      { id: 'roller', text: 'Sunscreen roller ستارة رول سكرين بجهاز تحكم' },
      { id: 'wave', text: 'Ripple-fold ويفي متماسك شيفون ألوان' },
    ];
    const find = async (search: string) => (await makeSearchIndex(products, noPause))(search);

    it.each([
      ['ستائر', ['linen', 'blackout', 'roller']],
      ['ستاير', ['linen', 'blackout', 'roller']],
      ['السَّتائر', ['linen', 'blackout', 'roller']],
      ['ستـائر', ['linen', 'blackout', 'roller']],
      ['ستارة', ['linen', 'blackout', 'roller']],
      ['برادي', ['linen', 'blackout', 'roller']],
      ['مجلس', ['linen']],
      ['المجلس', ['linen']],
      ['للمجلس', ['linen']],
      ['والمجلس', ['linen']],
      ['١٢٠', ['linen']],
      ['120', ['linen']],
      ['كتان ١٢٠', ['linen']],
      ['بلاك اوت', ['blackout']],
      ['بلاكاوت', ['blackout']],
      ['معتم', ['blackout']],
      ['موتور', ['blackout']],
      ['ريموت', ['roller']],
      ['رولر', ['roller']],
      ['تول', ['wave']],
      ['كتان linen', ['linen']],
      ['كتان roller', []],
      ['قطيفة', []],
    ])('%s finds %j', async (search, found) => {
      expect(await find(search)).toEqual(found);
    });

    it('keeps the first letters of a word that only looks like an article', async () => {
      expect(await find('ألماس')).toEqual(['linen']);
      expect(await find('ألوان')).toEqual(['wave']);
    });

    it('finds the same with English words as without Arabic texts', async () => {
      const english = products.map(({ id, text }) => ({
        id,
        text: text.replace(/\p{Script=Arabic}+/gu, ''),
      }));
      const findEnglish = await makeSearchIndex(english, noPause);
      for (const search of ['linen', 'curtains ivory', 'roller', 'black', 'wave', 'ripple']) {
        expect(await find(search)).toEqual(findEnglish(search));
      }
    });
  });

  it('yields to the event loop while indexing many texts', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, text: 'linen' }));
    let pauses = 0;
    const find = await makeSearchIndex(many, () => {
      pauses += 1;
      return Promise.resolve();
    });
    expect(pauses).toBeGreaterThan(0);
    expect(pauses).toBeLessThan(many.length / 100);
    expect(find('linen')).toHaveLength(1000);
  });
});
