import type { Id, Language, LanguageQuery, PageQuery, Translated, Url } from './common.ts';
import type { Article } from './articles.ts';
import type { Product } from './products.ts';

/** What shows on some days only; an optional addition (product 3.13). */
interface OfDays {
  /** First and last day in Dubai. */
  from?: string | undefined;
  until?: string | undefined;
}

export interface Banner extends Translated, OfDays {
  image: Url;
  /** Crop for portrait screens; an optional addition (product 13.10). */
  imagePortrait?: Url;
  imageAlt?: string;
  heading?: string;
  text?: string;
}

export interface MarqueeItem extends Translated, OfDays {
  content: string;
}

/** What the shop advertises at the moment; an optional addition (product 3.13). */
export interface Promotion extends Translated, OfDays {
  heading: string;
  text: string;
  linkLabel: string;
  /** Path in the shop. */
  link: string;
  image?: Url;
  imageAlt?: string;
}

export interface Category extends Translated {
  _id: Id;
  name: string;
  description: string;
  image: Url;
  imageAlt?: string;
  subCount: number;
}

export interface SubCategory extends Translated {
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
export type SubCategoryName = Pick<SubCategory, '_id' | 'name' | 'category' | 'lang'>;

export interface HomePage {
  webBanners: Banner[];
  marquee: MarqueeItem[];
  categories: Category[];
  products: Product[];
  articles: Article[];
  promotions?: Promotion[];
  currency: string;
}

export interface CategoryList {
  categories: Category[];
}

export interface SubCategoryList {
  categoryName: string;
  /** Language of `categoryName`, like `lang` of records. */
  categoryLang?: Language;
  subCategories: SubCategory[];
}

export interface Faq extends Translated {
  question: string;
  /** May contain HTML; shown as plain text (product 4.8). */
  answer: string;
}

export interface FaqPage {
  faq: Faq[];
  totalPages: number;
  /** Number of all questions, of those found with a search; only from a server that searches (product 4.8). */
  totalCount?: number;
}

/** A product that was used in a finished project. */
export interface WorkProduct extends Translated {
  _id: Id;
  name: string;
}

export interface Work extends Translated {
  id: Id;
  name: string;
  images: Url[];
  imageAlts?: string[];
  /** An optional addition (product 4.9). */
  products?: WorkProduct[] | undefined;
}

export interface WorkPage {
  work: Work[];
  totalPages: number;
}

export interface CatalogueContract {
  'GET /user/get-home-page': { query: LanguageQuery; body: undefined; response: HomePage };
  'GET /user/get-category': { query: LanguageQuery; body: undefined; response: CategoryList };
  'GET /user/get-sub-category': {
    query: LanguageQuery & { categoryId: Id };
    body: undefined;
    response: SubCategoryList;
  };
  'GET /user/get-our-works': {
    query: PageQuery & LanguageQuery;
    body: undefined;
    response: WorkPage;
  };
  'GET /user/get-faq': {
    /** The search is an optional addition (product 4.8). */
    query: PageQuery & LanguageQuery & { search?: string };
    body: undefined;
    response: FaqPage;
  };
}
