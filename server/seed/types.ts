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
