import type { CatalogueContent } from '../catalogue/catalogueShape.ts';
import { catalogue } from '../seed/catalogue.ts';

/** A curtain by the metre and made to measure, a blind with a grid of prices, cloth alone. */
const EXAMPLES = ['almas-ivory-linen', 'ufuq-screen-roller', 'ghaf-olive-velvet'];

const examples = catalogue.products.filter(({ id }) => EXAMPLES.includes(id));
const used: ReadonlySet<string> = new Set(examples.flatMap(({ subCategories }) => subCategories));
const categories = catalogue.categories
  .filter(({ id }) => examples.some(({ category }) => category === id))
  .map((category) => ({
    ...category,
    subCategories: category.subCategories.filter(({ id }) => used.has(id)),
  }));
const kept: ReadonlySet<string> = new Set(
  categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id)),
);

/** A small catalogue with every kind of row, whose pictures each shop has. */
export const templateContent: CatalogueContent = {
  banners: catalogue.banners.slice(0, 1),
  marquee: catalogue.marquee.slice(0, 2),
  categories,
  products: examples.map((product) => ({
    ...product,
    subCategories: product.subCategories.filter((id) => kept.has(id)),
  })),
  articles: catalogue.articles.slice(0, 1),
  works: catalogue.works.slice(0, 1).map((work) => ({ ...work, products: [EXAMPLES[0] ?? ''] })),
  faq: catalogue.faq.slice(0, 2),
  promotions: [],
  ...(catalogue.priceTable && { priceTable: catalogue.priceTable }),
};
