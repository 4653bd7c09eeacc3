import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from './db/open.ts';
import { listSearchTexts } from './repositories/products.ts';
import { makeSearchIndex } from './rules/searchIndex.ts';
import type { SearchIndex } from './rules/searchIndex.ts';

/** Ids of the products that a search finds, in catalogue order; an empty search finds all. */
export type FindProducts = (search: string) => Promise<readonly string[]>;

/** Searches the products in memory; their texts are read again when the catalogue has moved on. */
export function searchProducts(db: Db, catalogueVersion: () => Promise<number>): FindProducts {
  let readVersion: number | undefined;
  let index: Promise<SearchIndex> | undefined;

  const indexOf = (version: number): Promise<SearchIndex> => {
    if (index !== undefined && version === readVersion) return index;
    readVersion = version;
    const reading = listSearchTexts(db).then((texts) => makeSearchIndex(texts, pause));
    reading.catch(() => {
      if (index === reading) index = undefined;
    });
    index = reading;
    return reading;
  };

  return async (search) => (await indexOf(await catalogueVersion()))(search);
}
