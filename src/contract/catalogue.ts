import type { Id, PageQuery, Url } from './common.ts';
import type { Article } from './articles.ts';
import type { Product } from './products.ts';

export interface Banner {
  image: Url;
  /** Crop for portrait screens; an optional addition (product 13.10). */
  imagePortrait?: Url;
  imageAlt?: string;
  heading?: string;
  text?: string;
}

export interface MarqueeItem {
  content: string;
}

export interface Category {
  _id: Id;
  name: string;
  description: string;
  image: Url;
  imageAlt?: string;
  subCount: number;
}

export interface SubCategory {
  _id: Id;
  name: string;
  description: string;
  image: Url;
  imageAlt?: string;
  /** Id of the parent category. */
  category: Id;
  whatAre: string;
  whyYouNeed: string[];
  /** Number of products that fit; an optional addition (product 13.10). */
  productCount?: number;
}

/** The sub-category that a list of products is limited to. */
export type SubCategoryName = Pick<SubCategory, '_id' | 'name' | 'category'>;

export interface HomePage {
  webBanners: Banner[];
  marquee: MarqueeItem[];
  categories: Category[];
  products: Product[];
  articles: Article[];
  currency: string;
}

export interface CategoryList {
  categories: Category[];
}

export interface SubCategoryList {
  categoryName: string;
  subCategories: SubCategory[];
}

export interface Faq {
  question: string;
  /** May contain HTML; shown as plain text (product 4.8). */
  answer: string;
}

export interface FaqPage {
  faq: Faq[];
  totalPages: number;
}

export interface Work {
  id: Id;
  name: string;
  images: Url[];
  imageAlts?: string[];
}

export interface WorkPage {
  work: Work[];
  totalPages: number;
}

export interface CatalogueContract {
  'GET /user/get-home-page': { query: undefined; body: undefined; response: HomePage };
  'GET /user/get-category': { query: undefined; body: undefined; response: CategoryList };
  'GET /user/get-sub-category': {
    query: { categoryId: Id };
    body: undefined;
    response: SubCategoryList;
  };
  'GET /user/get-our-works': { query: PageQuery; body: undefined; response: WorkPage };
  'GET /user/get-faq': { query: PageQuery; body: undefined; response: FaqPage };
}
