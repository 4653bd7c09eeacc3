import { byImageUrl } from '../../images.ts';
import type { ArabicSeed } from '../../types.ts';
import { articles } from './articles.ts';
import { banners, marquee } from './banners.ts';
import { blindSubCategories } from './blinds.ts';
import { categories } from './categories.ts';
import { faq } from './faq.ts';
import { imageAlts } from './imageAlts.ts';
import { brands, products } from './products.ts';
import { arabicSizeLabel } from './sizes.ts';
import { curtainSubCategories } from './subCategories.ts';
import { works } from './works.ts';

/** Arabic texts of the initial catalogue. */
export const arabic: ArabicSeed = {
  banners,
  marquee,
  categories,
  subCategories: { ...curtainSubCategories, ...blindSubCategories },
  brands,
  products,
  sizeLabel: arabicSizeLabel,
  articles,
  works,
  faq,
  imageAlts: byImageUrl(imageAlts),
};
