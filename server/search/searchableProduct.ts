import type { ProductAttributes, SoldAs } from '../../src/contract/facets.ts';
import type { Language } from '../../src/contract/common.ts';

/** Names by language; a record without a translation has none in Arabic. */
export type Names = Partial<Record<Language, string>> & { en: string };

/** Texts of a product in one language. */
export interface ProductTexts {
  name: string;
  brand: string;
  description: string;
}

/** What lists and searches need of a product. */
export interface SearchableProduct {
  id: string;
  categoryId: string;
  subCategoryIds: readonly string[];
  /** In English, and in Arabic if translated. */
  texts: readonly ProductTexts[];
  attributes: ProductAttributes;
  addedOn: string | null;
  sizes: readonly { priceMinor: number; soldAs: SoldAs | null }[];
  /** Price of a usual window; `null` for what is not made to measure. */
  madeMinor: number | null;
}

/** A product without its texts, which only the vocabulary needs. */
export type ProductFacts = Omit<SearchableProduct, 'texts'>;

/** A category or, with `subCategoryId`, one of its sub-categories. */
export interface SearchableCategory {
  categoryId: string;
  subCategoryId?: string;
  names: Names;
}

/** A catalogue to be indexed; products arrive in parts, in catalogue order. */
export interface SearchableCatalogue {
  categories: readonly SearchableCategory[];
  products: AsyncIterable<readonly SearchableProduct[]>;
}
