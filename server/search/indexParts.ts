import type { PriceUnit } from '../../src/contract/facets.ts';
import { UNITS } from '../rules/facets.ts';
import { addTo, emptySet } from './bitSet.ts';
import type { BitSet } from './bitSet.ts';
import { buildUnitPrices, cardPriceOf, collectFacets } from './facetSets.ts';
import type { FacetSets, UnitPrices } from './facetSets.ts';
import { indexTexts } from './indexTexts.ts';
import { ordersByPrice, sortPositions } from './productOrders.ts';
import type { Order } from './productOrders.ts';
import type { ProductFacts, SearchableCatalogue, SearchableCategory } from './searchableProduct.ts';
import { createTextSearch } from './textSearch.ts';
import type { TextSearch } from './textSearch.ts';
import { createVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an index is made of; positions count products in catalogue order. */
export interface IndexParts {
  /** Number of products. */
  size: number;
  ids: readonly string[];
  categories: readonly SearchableCategory[];
  /** Products of each category. */
  byCategory: readonly BitSet[];
  /** Products that fit a sub-category, by its id. */
  subCategories: ReadonlyMap<string, BitSet>;
  sets: FacetSets;
  prices: UnitPrices;
  byPrice: Readonly<Record<PriceUnit, Order>>;
  /** By the price of the card, within its unit. */
  byCardPrice: Order;
  byNewest: Order;
  vocabulary: Vocabulary;
  text: TextSearch;
}

/** Products of each id. */
function setsById(
  products: readonly ProductFacts[],
  idsOf: (product: ProductFacts) => readonly string[],
): Map<string, BitSet> {
  const sets = new Map<string, BitSet>();
  for (const [position, product] of products.entries()) {
    for (const id of idsOf(product)) {
      const set = sets.get(id) ?? emptySet(products.length);
      sets.set(id, set);
      addTo(set, position);
    }
  }
  return sets;
}

/** More than the highest price in fils. */
const PRICES = 2 ** 30;
/** Later than any day as a number. */
const LAST_DAY = 99_999_999;

/** Key of the order by the price of cards: by unit, then by price; products without a unit last. */
function cardKeyOf(product: ProductFacts): number {
  const { unit, price } = cardPriceOf(product);
  return (unit === undefined ? UNITS.length : UNITS.indexOf(unit)) * PRICES + price;
}

/** Key of the order by day: latest first, products without a day last. */
function newestKeyOf({ addedOn }: ProductFacts): number {
  return LAST_DAY - Number(addedOn?.replaceAll('-', '') ?? 0);
}

/** Reads a catalogue and builds all parts of its index. @param pause yields to the event loop between steps */
export async function buildIndexParts(
  { categories, products: parts }: SearchableCatalogue,
  pause: () => Promise<void>,
): Promise<IndexParts> {
  const vocabularyDraft = createVocabulary();
  const addTexts = indexTexts(vocabularyDraft, categories);
  const facets = collectFacets();
  const products: ProductFacts[] = [];
  const cardKeys: number[] = [];
  const newestKeys: number[] = [];
  for await (const part of parts) {
    for (const { texts, ...facts } of part) {
      addTexts(products.length, { ...facts, texts });
      facets.add(products.length, facts);
      products.push(facts);
      cardKeys.push(cardKeyOf(facts));
      newestKeys.push(newestKeyOf(facts));
    }
    await pause();
  }
  const vocabulary = await vocabularyDraft.finish(pause);
  const size = products.length;
  const all = Uint32Array.from(products.keys());
  const text = createTextSearch(vocabulary, size);
  await pause();
  const sets = await facets.finish(size, pause);
  const prices = await buildUnitPrices(products, pause);
  await pause();
  const byPrice = await ordersByPrice(prices, pause);
  const byCardPrice = sortPositions(all, (at) => cardKeys[at] ?? 0);
  await pause();
  const byNewest = sortPositions(all, (at) => newestKeys[at] ?? 0);
  await pause();
  return {
    size,
    ids: products.map(({ id }) => id),
    categories,
    byCategory: [...setsById(products, ({ categoryId }) => [categoryId]).values()],
    subCategories: setsById(products, ({ subCategoryIds }) => subCategoryIds),
    sets,
    prices,
    byPrice,
    byCardPrice,
    byNewest,
    vocabulary,
    text,
  };
}
