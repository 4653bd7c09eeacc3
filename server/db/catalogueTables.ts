import type { Language } from '../../src/contract/common.ts';
import type { ListTables } from '../lists/lists.ts';
import type { SoldAs } from '../../src/contract/products.ts';

export interface ProductsTable {
  id: string;
  category_id: string;
  position: number;
  name: string;
  brand: string;
  description: string;
  /** JSON list of `{ url, alt }`. */
  images: string;
  /** URL of the image that shows the product at a window; null when the catalogue names none. */
  room_image: string | null;
  /** URL of the one that the server has composed instead (rooms/). */
  composed_image: string | null;
  /** JSON of the contract's `ProductAttributes`. */
  attributes: string;
  /** Day on which the shop added the product, e.g. `2026-09-01`. */
  added_on: string | null;
  /** JSON, see catalogue/madeToMeasure.ts; null when nothing is made to measure. */
  made_to_measure: string | null;
  /** Price of a usual window; null without one. */
  made_price_minor: number | null;
}

/** Columns of categories, and of sub-categories among others. */
interface CategoriesTable {
  id: string;
  position: number;
  name: string;
  description: string;
  image: string;
  image_alt: string;
}

/** Translations of the records below, except reviews. */
export interface CatalogueTextsTable {
  /** Name of the record's table. */
  kind: string;
  /** Id of the record; its position in tables without stable ids. */
  id: string;
  lang: Language;
  /** JSON object, see catalogue/arabicTexts.ts. */
  texts: string;
}

/** Tables of the catalogue; those of its lists follow from their definition. */
export interface CatalogueTables extends ListTables {
  banners: {
    id: string;
    position: number;
    image: string;
    image_portrait: string;
    image_alt: string;
    heading: string;
    text: string;
    /** First and last day in Dubai on which it shows. */
    first_day: string | null;
    last_day: string | null;
  };
  marquee_items: {
    id: string;
    position: number;
    content: string;
    first_day: string | null;
    last_day: string | null;
  };
  categories: CategoriesTable;
  sub_categories: CategoriesTable & {
    category_id: string;
    what_are: string;
    /** JSON list of sentences. */
    why_you_need: string;
  };
  products: ProductsTable;
  product_sizes: {
    id: string;
    product_id: string;
    position: number;
    label: string;
    price_minor: number;
    /** Unit of the price; null when unknown. */
    sold_as: SoldAs | null;
    /** Price before a reduction that applies today. */
    original_price_minor: number | null;
    /** Price within the period below; null without a period. */
    reduced_price_minor: number | null;
    /** First and last day of the reduction in Dubai; null when it has begun, or never ends. */
    reduced_from: string | null;
    reduced_until: string | null;
  };
  /** One row: the facts about the shop. */
  shop_facts: {
    id: string;
    /** JSON, see catalogue/shopFacts.ts. */
    content: string;
  };
  /** Which products fit which sub-categories. */
  sub_category_products: {
    id: string;
    position: number;
    sub_category_id: string;
    product_id: string;
  };
  reviews: {
    id: string;
    product_id: string;
    user_id: string | null;
    email: string;
    name: string;
    rating: number;
    review: string;
    profile_picture: string | null;
    created_at: string;
  };
  articles: {
    id: string;
    title: string;
    image: string;
    image_alt: string;
    html: string;
    published_at: string;
  };
  catalogue_texts: CatalogueTextsTable;
  /** All versions of the price table for finished windows. */
  price_tables: {
    version: number;
    /** JSON, see catalogue/priceTable.ts. */
    content: string;
    /** 1 for at most one version. */
    is_current: number;
  };
  /** A single row. */
  catalogue_version: {
    /** Incremented by triggers on every change of the tables above except reviews. */
    version: number;
  };
}
