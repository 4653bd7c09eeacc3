import { beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import type { CatalogueIndex } from '../../../server/search/catalogueIndex.ts';
import { idsFor, indexOf } from '../../support/searchableCatalogue.ts';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await indexOf(catalogue);
});

describe('suggestions (product 13.19)', () => {
  it.each([
    ['vel', ['velvet'], 'Velvet curtains'],
    ['blue ve', ['blue velvet'], undefined],
    ['roll', ['roller'], 'Roller blinds'],
    ['كت', ['كتان'], 'Linen curtains'],
  ])('for %s complete the last word and name categories', (search, terms, category) => {
    const found = index.suggest(search);
    expect(found.terms).toEqual(expect.arrayContaining(terms));
    expect(found.isCorrected).toBe(false);
    if (category !== undefined) {
      expect(found.categories.map(({ names }) => names.en)).toContain(category);
    }
  });

  it('are at most three terms, two categories and four products', () => {
    for (const search of ['s', 'l', 'curtain', 'linen', 'ل']) {
      const { terms, categories, productIds } = index.suggest(search);
      expect(terms.length).toBeLessThanOrEqual(3);
      expect(categories.length).toBeLessThanOrEqual(2);
      expect(productIds.length).toBeLessThanOrEqual(4);
    }
  });

  it('name only terms that find something', () => {
    for (const search of ['s', 'blue v', 'sand b', 'velvt', 'كت', 'linen for the maj']) {
      for (const term of index.suggest(search).terms) {
        expect(idsFor(index, term)).not.toEqual([]);
      }
    }
  });

  it('begin with the corrected term', () => {
    expect(index.suggest('emrald velv')).toMatchObject({
      terms: ['emerald velvet'],
      isCorrected: true,
      productIds: ['zabeel-emerald-velvet'],
    });
  });

  it.each(['', '  ', '%', 'xyzzy'])('for %p are none', (search) => {
    expect(index.suggest(search)).toEqual({
      terms: [],
      isCorrected: false,
      categories: [],
      productIds: [],
    });
  });
});
