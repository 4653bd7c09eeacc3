import type { SubCategoryName } from './catalogue.ts';
import type { Id, Language, LanguageQuery, Money, PageQuery, Translated, Url } from './common.ts';
import type { MadeToMeasure } from './madeToMeasure.ts';
import type { Facet, FacetKey, PriceUnit, ProductAttributes, SoldAs } from './facets.ts';

export type { LineUnit, SoldAs } from './facets.ts';

export interface Size extends Translated {
  _id: Id;
  size: string;
  /** Price of one unit. */
  price: Money;
  /** Price of one unit before a reduction; an optional addition (product 13.10). */
  originalPrice?: Money;
  /** Last day of the reduction in Dubai, when it ends; an optional addition (product 13.10). */
  reducedUntil?: string;
  /** Unknown when absent; an optional addition (product 13.10). */
  soldAs?: SoldAs;
  /** Quantity of this size in the customer's cart. */
  quantity: number;
  isAddedCart: boolean;
}

export interface Product extends Translated {
  _id: Id;
  name: string;
  images: Url[];
  imageAlts?: string[];
  /** Image of the fabric at a window, which cards show first; an optional addition (product 5.16). */
  roomImage?: Url;
  sizes: Size[];
  /** Price of the cheapest size; without sizes, of a usual window that is finished and fitted. */
  price: Money;
  /** Of a product that is made to measure: price of a usual window (product 16.10); an optional addition. */
  madeFrom?: Money;
  /** Whether the shop sends free samples of its cloth; an optional addition (product 7.16). */
  canSample?: boolean;
}

/** Amounts that can be paid in instalments; without a bound, all. */
export interface InstalmentRange {
  from?: Money;
  upTo?: Money;
}

export interface ProductDetail extends Product {
  brand: string;
  category: string;
  /** Language of `category`, like `lang` of records. */
  categoryLang?: Language;
  productId: Id;
  currency: string;
  description?: string;
  /** An optional addition (product 13.16). */
  attributes?: ProductAttributes;
  /** What is made to measure, with the version of the prices; an optional addition (product 16.9). */
  madeToMeasure?: MadeToMeasure;
  priceTableVersion?: number;
  /** Shipping of an order, and the subtotal from which it is free; optional additions (product 5.30). */
  shippingCharge?: Money;
  freeShippingFrom?: Money;
  /** Present when the shop offers instalments; an optional addition (product 9.19). */
  instalments?: InstalmentRange;
  relatedProducts: Product[];
}

/** Lowest and highest price of the products that are sold in a unit; of each, the cheapest size of the unit counts. */
export interface PriceRange {
  soldAs: PriceUnit;
  min: Money;
  max: Money;
}

/** Ways out of an empty list. */
export interface EmptyListHelp {
  /** The filter without which most products are found. */
  withoutFilter?: { key: FacetKey | 'price'; count: number };
  /** The rarest word of the search, the search without it, and the number of products found by that. */
  withoutWord?: { word: string; search: string; count: number };
}

export interface ProductPage {
  products: Product[];
  totalPages: number;
  /** Number of products on all pages; an optional addition (product 13.10). */
  totalCount?: number;
  /**
   * The sub-category of the request. Absent when the server does not support the parameter and responds with all products;
   * an optional addition (product 13.10).
   */
  subCategory?: SubCategoryName;
  /** The search whose results these are, when no product has a word of the requested one (product 13.18). */
  correctedTerm?: string;
  /** Filters of this list, when requested with `facets` (product 13.17). */
  facets?: Facet[];
  /** Prices of this list without its price filter, when requested with `facets`. */
  priceRanges?: PriceRange[];
  /** Of an empty list requested with `facets`. */
  help?: EmptyListHelp;
  /** Categories and sub-categories that the search names, at most two, when requested with `facets`. */
  categories?: SuggestedCategory[];
  currency: string;
}

/** Order of a product list; `recommended` when absent, which is relevance for a search. */
export type ProductSort = 'recommended' | 'price' | 'rating' | 'newest';

/** Filters of a list: comma-separated values of each facet. Unknown values are ignored. */
export interface ProductFilters extends Partial<Record<FacetKey, string>> {
  /** Whole dirhams, for the cheapest size of each unit in `soldAs`, or of all. */
  minPrice?: number;
  maxPrice?: number;
}

/** Query of the product list; all but page, limit and search are optional additions (product 13.10). */
export interface ProductsQuery extends PageQuery, LanguageQuery, ProductFilters {
  search?: string;
  subCategoryId?: Id;
  sort?: ProductSort;
  /** Adds `facets`, `priceRanges` and `categories`, and `help` to an empty list. */
  facets?: 1;
  /** Searches for the words as written, without correction. */
  exact?: 1;
}

/** A product of the suggestions. */
export interface SuggestedProduct extends Translated {
  _id: Id;
  name: string;
  image: Url;
  imageAlt: string;
  /** Price of its card, and the unit of it. */
  price: Money;
  soldAs?: PriceUnit;
}

/** A category or sub-category that a search names. */
export interface SuggestedCategory extends Translated {
  categoryId: Id;
  /** Absent for a category. */
  subCategoryId?: Id;
  name: string;
}

/** Suggestions while a search is typed; an optional addition (product 13.19). */
export interface Suggestions {
  /** At most three searches that find something. */
  terms: string[];
  /** Whether the search finds nothing as written, so that all of these are for a corrected one. */
  isCorrected: boolean;
  /** At most two. */
  categories: SuggestedCategory[];
  /** At most four. */
  products: SuggestedProduct[];
  currency: string;
}

export interface ProductsContract {
  'GET /user/get-products': {
    query: ProductsQuery;
    body: undefined;
    response: ProductPage;
  };
  'GET /user/get-product-details': {
    query: LanguageQuery & { id: Id };
    body: undefined;
    response: { productDetail: ProductDetail };
  };
  'GET /user/get-suggestions': {
    query: LanguageQuery & { search: string };
    body: undefined;
    response: Suggestions;
  };
}
