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
