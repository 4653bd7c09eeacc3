import type { CatalogueSeed } from './types.ts';
import { arabic } from './content/ar/index.ts';
import { articles } from './content/articles.ts';
import { banners, marquee } from './content/banners.ts';
import { categories } from './content/categories.ts';
import { faq } from './content/faq.ts';
import { products } from './content/products.ts';
import { reviews } from './content/reviews.ts';
import { works } from './content/works.ts';

/** Initial catalogue of the shop. */
export const catalogue: CatalogueSeed = {
  banners,
  marquee,
  categories,
  products,
  articles,
  works,
  faq,
  reviews,
  arabic,
};
