import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from './db/open.ts';
import { listSearchTexts } from './repositories/products.ts';
import { makeSearchIndex } from './rules/searchIndex.ts';
import type { SearchIndex } from './rules/searchIndex.ts';

/** Ids of the matching products in catalogue order; an empty search matches all. */
export type FindProducts = (search: string) => Promise<readonly string[]>;

/** In-memory product search; rebuilds the index when the catalogue changes. */
export function searchProducts(db: Db, catalogueVersion: () => Promise<number>): FindProducts {
  let indexedVersion: number | undefined;
  let index: Promise<SearchIndex> | undefined;

  const indexOf = (version: number): Promise<SearchIndex> => {
    if (index !== undefined && version === indexedVersion) return index;
    indexedVersion = version;
    const reading = listSearchTexts(db).then((texts) => makeSearchIndex(texts, pause));
    reading.catch(() => {
      if (index === reading) index = undefined;
    });
    index = reading;
    return reading;
  };

  return async (search) => (await indexOf(await catalogueVersion()))(search);
}
