import { setImmediate as pause } from 'node:timers/promises';
import { cachedRead } from './cachedRead.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { RATINGS_AGE_MS } from './limits/search.ts';
import { listRatingScores } from './repositories/ratings.ts';
import { readSearchable } from './repositories/searchableCatalogue.ts';
import { createCatalogueIndex } from './search/catalogueIndex.ts';
import type { CatalogueIndex } from './search/catalogueIndex.ts';
import { buildIndexParts } from './search/indexParts.ts';
import { createSearchIndex } from './searchIndex.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { ListQuery, ListResult } from './search/listQuery.ts';
import type { FoundSuggestions } from './search/suggest.ts';

const NO_RATINGS: ReadonlyMap<string, number> = new Map();

export interface ProductSearch extends Pick<
  SearchIndex<CatalogueIndex>,
  'servedVersion' | 'isReady' | 'start' | 'stop'
> {
  /** A page of the products that match a search and filters. */
  list: (query: ListQuery) => Promise<ListResult>;
  suggest: (search: string) => Promise<FoundSuggestions>;
}

async function buildIndex(db: Db): Promise<CatalogueIndex> {
  return createCatalogueIndex(await buildIndexParts(await readSearchable(db), pause));
}

/** In-memory product search; builds the index again when the catalogue changes. */
export function searchProducts(
  db: Db,
  clock: Clock,
  catalogueVersion: () => Promise<number>,
): ProductSearch {
  const { current, ...index } = createSearchIndex(() => buildIndex(db), catalogueVersion);
  // Reviews do not change the version of the catalogue.
  const readRatings = cachedRead(RATINGS_AGE_MS, clock, () => listRatingScores(db));
  return {
    ...index,
    list: async (query) => {
      const ratings = query.sort === 'rating' ? await readRatings() : NO_RATINGS;
      return (await current()).list(query, ratings);
    },
    suggest: async (search) => (await current()).suggest(search),
  };
}
