import type { RecordTexts, TextKind } from '../catalogue/arabicTexts.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import type { FindArabic } from '../catalogue/records.ts';
import type { ArabicSeed, CatalogueSeed, ImageKey } from './types.ts';

/** Texts by kind and record id, which is the position of records without a slug. */
type Texts = { [Kind in TextKind]: Map<string, RecordTexts[Kind] | undefined> };

function collect(seed: CatalogueSeed, content: CatalogueContent, arabic: ArabicSeed): Texts {
  const { imageAlts } = arabic;
  const withAlt = <Item extends object>(texts: Item | undefined, image: ImageKey) => {
    const imageAlt = imageAlts[image];
    return texts && imageAlt !== undefined ? { ...texts, imageAlt } : undefined;
  };
  const withAlts = <Item extends object>(texts: Item | undefined, images: readonly ImageKey[]) => {
    const alts = images.flatMap((image) => imageAlts[image] ?? []);
    return texts && alts.length === images.length ? { ...texts, imageAlts: alts } : undefined;
  };
  const productTexts = ({ slug, brand, images }: CatalogueSeed['products'][number]) => {
    const arabicBrand = arabic.brands[brand];
    const texts = withAlts(arabic.products[slug], images);
    return texts && arabicBrand !== undefined ? { ...texts, brand: arabicBrand } : undefined;
  };
  const subCategories = seed.categories.flatMap((category) => category.subCategories);
  const sizes = content.products.flatMap((product) => product.sizes);
  return {
    banners: new Map(
      seed.banners.map(({ heading, image }, index) => [
        String(index),
        withAlt(arabic.banners[heading], image),
      ]),
    ),
    marquee_items: new Map(
      seed.marquee.map((line, index) => {
        const translated = arabic.marquee[line];
        return [String(index), translated === undefined ? undefined : { content: translated }];
      }),
    ),
    categories: new Map(
      seed.categories.map(({ slug, image }) => [slug, withAlt(arabic.categories[slug], image)]),
    ),
    sub_categories: new Map(
      subCategories.map(({ slug, image }) => [slug, withAlt(arabic.subCategories[slug], image)]),
    ),
    products: new Map(seed.products.map((product) => [product.slug, productTexts(product)])),
    product_sizes: new Map(
      sizes.map(({ id, label }) => {
        const translated = arabic.sizeLabel(label);
        return [id, translated === undefined ? undefined : { label: translated }];
      }),
    ),
    articles: new Map(
      seed.articles.map(({ slug, image }) => [slug, withAlt(arabic.articles[slug], image)]),
    ),
    works: new Map(
      seed.works.map(({ slug, images }) => {
        const name = arabic.works[slug];
        return [slug, withAlts(name === undefined ? undefined : { name }, images)];
      }),
    ),
    faq: new Map(seed.faq.map(({ question }, index) => [String(index), arabic.faq[question]])),
  };
}

/**
 * Looks up the Arabic texts of seeded records.
 * @param content the seed as a catalogue
 */
export function arabicLookup(seed: CatalogueSeed, content: CatalogueContent): FindArabic {
  if (seed.arabic === undefined) return () => undefined;
  const texts = collect(seed, content, seed.arabic);
  return (kind, id) => texts[kind].get(id);
}
