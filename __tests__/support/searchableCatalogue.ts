import type { CatalogueContent } from '../../server/catalogue/catalogueFile.ts';
import { toMinor } from '../../server/rules/money.ts';
import { createCatalogueIndex } from '../../server/search/catalogueIndex.ts';
import type { CatalogueIndex } from '../../server/search/catalogueIndex.ts';
import { buildIndexParts } from '../../server/search/indexParts.ts';
import type { IndexParts } from '../../server/search/indexParts.ts';
import type { ListQuery } from '../../server/search/listQuery.ts';
import type {
  SearchableCatalogue,
  SearchableProduct,
} from '../../server/search/searchableProduct.ts';

/** A product, with the price of a usual window if it is made to measure. */
type Product = CatalogueContent['products'][number] & { madeMinor?: number | null };

function toSearchable({ ar, madeMinor = null, ...product }: Product): SearchableProduct {
  return {
    id: product.id,
    categoryId: product.category,
    subCategoryIds: product.subCategories,
    texts: ar ? [product, ar] : [product],
    attributes: product.attributes ?? {},
    addedOn: product.addedOn ?? null,
    sizes: product.sizes.map(({ price, soldAs }) => ({
      priceMinor: toMinor(price),
      soldAs: soldAs ?? null,
    })),
    madeMinor,
  };
}

interface Content {
  categories: CatalogueContent['categories'];
  products: readonly Product[];
}

/** A catalogue as the search reads it from the database. */
export function searchableCatalogue({ categories, products }: Content): SearchableCatalogue {
  const namesOf = (item: { name: string; ar?: { name: string } | undefined }) => ({
    en: item.name,
    ...(item.ar && { ar: item.ar.name }),
  });
  const subCategories = categories.flatMap((category) =>
    category.subCategories.map((item) => ({
      categoryId: category.id,
      subCategoryId: item.id,
      names: namesOf(item),
    })),
  );
  const parts = (async function* () {
    await Promise.resolve();
    yield products.map(toSearchable);
  })();
  return {
    categories: [
      ...categories.map((item) => ({ categoryId: item.id, names: namesOf(item) })),
      ...subCategories,
    ],
    products: parts,
  };
}

/** Parts of the index of a catalogue. */
export function indexPartsOf(content: Content): Promise<IndexParts> {
  return buildIndexParts(searchableCatalogue(content), () => Promise.resolve());
}

/** Index of a catalogue. */
export async function indexOf(content: Content): Promise<CatalogueIndex> {
  return createCatalogueIndex(await indexPartsOf(content));
}

/** The first hundred products of a list, with facets. */
export const wholeList: ListQuery = {
  search: '',
  isExact: false,
  filters: { values: {} },
  sort: 'recommended',
  offset: 0,
  limit: 100,
  hasFacets: true,
};

/** Ids that a search finds, best first. */
export function idsFor(index: CatalogueIndex, search: string): string[] {
  return index.list({ ...wholeList, search, hasFacets: false }, new Map()).ids;
}
