import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { withArabic } from '../catalogue/records.ts';
import { arabicLookup } from './arabicLookup.ts';
import type { CatalogueSeed } from './types.ts';
import { arabic } from './content/ar/index.ts';
import { articles } from './content/articles.ts';
import { banners, marquee } from './content/banners.ts';
import { categories } from './content/categories.ts';
import { faq } from './content/faq.ts';
import { priceTable } from './content/priceTable.ts';
import { products } from './content/products.ts';
import { reviews } from './content/reviews.ts';
import { works } from './content/works.ts';

const english: CatalogueContent = {
  banners,
  marquee,
  categories,
  products,
  articles,
  works,
  faq,
  // None: what it would advertise has a season.
  promotions: [],
  priceTable,
};

/** Initial catalogue of the shop in both languages, with reviews in the words of customers. */
export const catalogue: CatalogueSeed = {
  ...withArabic(english, arabicLookup(english, arabic)),
  reviews,
};
