import type { SoldAs } from '../../src/contract/products.ts';

/** Key of an image in `pictures.json`, e.g. `products/almas-ivory-linen-room`. */
export type ImageKey = string;

export interface BannerSeed {
  image: ImageKey;
  imagePortrait: ImageKey;
  heading: string;
  text: string;
}

export interface SubCategorySeed {
  /** Readable id, used in URLs. */
  slug: string;
  name: string;
  description: string;
  image: ImageKey;
  /** Two to four sentences: what this kind of treatment is. */
  whatAre: string;
  /** Four to six benefits, one short sentence each. */
  whyYouNeed: string[];
}

export interface CategorySeed {
  slug: string;
  name: string;
  description: string;
  image: ImageKey;
  subCategories: SubCategorySeed[];
}

export interface SizeSeed {
  label: string;
  /** Price in fils (1 AED = 100 fils). */
  priceMinor: number;
  /** Price before a reduction, in fils. */
  originalPriceMinor?: number;
  soldAs?: SoldAs;
}

export interface ProductSeed {
  slug: string;
  name: string;
  brand: string;
  category: CategorySeed['slug'];
  description: string;
  /** At most four; product cards show the first. */
  images: ImageKey[];
  sizes: SizeSeed[];
}

export interface ArticleSeed {
  slug: string;
  title: string;
  image: ImageKey;
  /** HTML body of 500 to 900 words: p, h2, h3, ul, ol, li, strong, em, blockquote, table, a. */
  html: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

export interface WorkSeed {
  slug: string;
  name: string;
  images: ImageKey[];
}

export interface FaqSeed {
  question: string;
  /** May contain simple markup. */
  answer: string;
}

export interface ReviewSeed {
  product: ProductSeed['slug'];
  name: string;
  email: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
  /** Age in days when the database is seeded. */
  daysAgo: number;
}

/** Initial catalogue of the shop. */
export interface CatalogueSeed {
  banners: BannerSeed[];
  marquee: string[];
  categories: CategorySeed[];
  products: ProductSeed[];
  articles: ArticleSeed[];
  works: WorkSeed[];
  faq: FaqSeed[];
  reviews: ReviewSeed[];
}
