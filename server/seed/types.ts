import type { RecordTexts } from '../catalogue/arabicTexts.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';

export type ArticleSeed = CatalogueContent['articles'][number];

export interface ReviewSeed {
  /** Id of the product. */
  product: string;
  name: string;
  email: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
  /** Age in days when the database is seeded. */
  daysAgo: number;
}

/** Initial catalogue of the shop, with reviews. */
export interface CatalogueSeed extends CatalogueContent {
  reviews: ReviewSeed[];
}

/** With the links of the English HTML, with the prefix `/ar`. */
export type ArabicArticle = Omit<RecordTexts['articles'], 'imageAlt'>;

/** A lookup by id, or by English text where records have no id. */
type Lookup<Texts> = Readonly<Record<string, Texts>>;

/** Arabic texts of a catalogue. Records without them are shown in English. */
export interface ArabicSeed {
  /** By heading. */
  banners: Lookup<Omit<RecordTexts['banners'], 'imageAlt'>>;
  /** By line. */
  marquee: Lookup<string>;
  categories: Lookup<Omit<RecordTexts['categories'], 'imageAlt'>>;
  subCategories: Lookup<Omit<RecordTexts['sub_categories'], 'imageAlt'>>;
  /** By name. */
  brands: Lookup<string>;
  products: Lookup<Omit<RecordTexts['products'], 'brand' | 'imageAlts'>>;
  sizeLabel: (label: string) => string | undefined;
  articles: Lookup<ArabicArticle>;
  works: Lookup<string>;
  /** By question. */
  faq: Lookup<RecordTexts['faq']>;
  /** By image URL. */
  imageAlts: Lookup<string>;
}
