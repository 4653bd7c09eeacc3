import type { Language } from '../../src/contract/common.ts';

export interface BannersTable {
  id: string;
  position: number;
  image: string;
  image_portrait: string;
  image_alt: string;
  heading: string;
  text: string;
}

export interface MarqueeItemsTable {
  id: string;
  position: number;
  content: string;
}

export interface CategoriesTable {
  id: string;
  position: number;
  name: string;
  description: string;
  image: string;
  image_alt: string;
}

export interface SubCategoriesTable {
  id: string;
  category_id: string;
  position: number;
  name: string;
  description: string;
  image: string;
  image_alt: string;
  what_are: string;
  /** JSON list of sentences. */
  why_you_need: string;
}

export interface ProductsTable {
  id: string;
  category_id: string;
  position: number;
  name: string;
  brand: string;
  description: string;
  /** JSON list of `{ url, alt }`. */
  images: string;
  /** Lower-case text for the product search. */
  search_text: string;
}

export interface ProductSizesTable {
  id: string;
  product_id: string;
  position: number;
  label: string;
  price_minor: number;
}

export interface ReviewsTable {
  id: string;
  product_id: string;
  user_id: string | null;
  email: string;
  name: string;
  rating: number;
  review: string;
  profile_picture: string | null;
  created_at: string;
}

export interface ArticlesTable {
  id: string;
  title: string;
  image: string;
  image_alt: string;
  html: string;
  published_at: string;
}

export interface WorksTable {
  id: string;
  position: number;
  name: string;
  /** JSON list of `{ url, alt }`. */
  images: string;
}

export interface FaqTable {
  id: string;
  position: number;
  question: string;
  answer: string;
}

/** Translations of the records above, except reviews. */
export interface CatalogueTextsTable {
  /** Name of the record's table. */
  kind: string;
  /** Id of the record; its position in tables without stable ids. */
  id: string;
  lang: Language;
  /** JSON object, see catalogue/arabicTexts.ts. */
  texts: string;
}

export interface CatalogueVersionTable {
  /** Incremented by triggers on every change of the tables above except reviews. */
  version: number;
}
