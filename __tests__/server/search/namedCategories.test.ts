import { beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import type { CatalogueIndex } from '../../../server/search/catalogueIndex.ts';
import { indexOf } from '../../support/searchableCatalogue.ts';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await indexOf(catalogue);
});

const QUERY = {
  filters: { values: {} },
  sort: 'recommended',
  offset: 0,
  limit: 12,
  hasFacets: true,
} as const;

const namesOf = (search: string, isExact = false): string[] | undefined =>
  index.list({ ...QUERY, search, isExact }, new Map()).categories?.map(({ names: { en } }) => en);

describe('categories that a search names (product 13.18)', () => {
  it.each([
    ['venetian', 'Venetian blinds'],
    ['wooden venetian blinds', 'Wooden venetian blinds'],
    ['roman', 'Roman blinds'],
    ['sheers', 'Sheers'],
    ['curtain', 'Curtains'],
    ['linen', 'Linen curtains'],
    ['ستائر خشبية', 'Wooden venetian blinds'],
    ['ستائر رومانية', 'Roman blinds'],
  ])('%s names %s, also beside products', (search, name) => {
    expect(namesOf(search)?.[0]).toBe(name);
  });

  it.each([
    ['venitian', 'Venetian blinds'],
    ['rommans', 'Roman blinds'],
    ['upholstry', 'Upholstery and cushions'],
    ['ستائر رمانية', 'Roman blinds'],
  ])('%s is corrected to %s', (search, name) => {
    expect(namesOf(search)?.[0]).toBe(name);
    expect(index.suggest(search).categories[0]?.names.en).toBe(name);
  });

  it('a search as written is not corrected', () => {
    expect(namesOf('venitian', true)).toBeUndefined();
  });

  it.each(['saffa navy', 'emerald', 'zzzz', 'x'])('%s names none', (search) => {
    expect(namesOf(search)).toBeUndefined();
  });
});
