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

export interface ArabicArticle {
  title: string;
  /** HTML with the same links as in English, with the prefix `/ar`. */
  html: string;
}

/** A lookup by slug, or by English text where records have no slug. */
type Lookup<Texts> = Readonly<Record<string, Texts>>;

/** Arabic texts of a catalogue. Records without them are shown in English. */
export interface ArabicSeed {
  /** By heading. */
  banners: Lookup<Pick<BannerSeed, 'heading' | 'text'>>;
  /** By line. */
  marquee: Lookup<string>;
  categories: Lookup<Pick<CategorySeed, 'name' | 'description'>>;
  subCategories: Lookup<Pick<SubCategorySeed, 'name' | 'description' | 'whatAre' | 'whyYouNeed'>>;
  /** By name. */
  brands: Lookup<string>;
  products: Lookup<Pick<ProductSeed, 'name' | 'description'>>;
  sizeLabel: (label: string) => string | undefined;
  articles: Lookup<ArabicArticle>;
  works: Lookup<string>;
  /** By question. */
  faq: Lookup<FaqSeed>;
  /** By image key. */
  imageAlts: Lookup<string>;
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
  arabic?: ArabicSeed;
}
