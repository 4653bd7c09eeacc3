import type { RecordTexts, TextKind } from '../catalogue/arabicTexts.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { englishLine } from '../catalogue/records.ts';
import type { FindArabic } from '../catalogue/records.ts';
import type { ArabicSeed } from './types.ts';

/** Texts by kind and record id, which is the position of records without an id. */
type Texts = { [Kind in TextKind]?: Map<string, RecordTexts[Kind] | undefined> };

type Product = CatalogueContent['products'][number];
type Image = Product['images'][number];

function collect(content: CatalogueContent, arabic: ArabicSeed): Texts {
  const withAlt = <Item extends object>(texts: Item | undefined, image: Image) => {
    const imageAlt = arabic.imageAlts[image.url];
    return texts && imageAlt !== undefined ? { ...texts, imageAlt } : undefined;
  };
  const withAlts = <Item extends object>(texts: Item | undefined, images: readonly Image[]) => {
    const imageAlts = images.flatMap(({ url }) => arabic.imageAlts[url] ?? []);
    return texts && imageAlts.length === images.length ? { ...texts, imageAlts } : undefined;
  };
  const productTexts = ({ id, brand: englishBrand, images }: Product) => {
    const brand = arabic.brands[englishBrand];
    const texts = withAlts(arabic.products[id], images);
    return texts && brand !== undefined ? { ...texts, brand } : undefined;
  };
  const subCategories = content.categories.flatMap((category) => category.subCategories);
  const sizes = content.products.flatMap((product) => product.sizes);
  return {
    banners: new Map(
      content.banners.map(({ heading, image }, index) => [
        String(index),
        withAlt(arabic.banners[heading], image),
      ]),
    ),
    marquee_items: new Map(
      content.marquee.map((line, index) => {
        const translated = arabic.marquee[englishLine(line)];
        return [String(index), translated === undefined ? undefined : { content: translated }];
      }),
    ),
    categories: new Map(
      content.categories.map(({ id, image }) => [id, withAlt(arabic.categories[id], image)]),
    ),
    sub_categories: new Map(
      subCategories.map(({ id, image }) => [id, withAlt(arabic.subCategories[id], image)]),
    ),
    products: new Map(content.products.map((product) => [product.id, productTexts(product)])),
    product_sizes: new Map(
      sizes.map(({ id, label }) => {
        const translated = arabic.sizeLabel(label);
        return [id, translated === undefined ? undefined : { label: translated }];
      }),
    ),
    articles: new Map(
      content.articles.map(({ id, image }) => [id, withAlt(arabic.articles[id], image)]),
    ),
    works: new Map(
      content.works.map(({ id, images }) => {
        const name = arabic.works[id];
        return [id, withAlts(name === undefined ? undefined : { name }, images)];
      }),
    ),
    faq: new Map(content.faq.map(({ question }, index) => [String(index), arabic.faq[question]])),
  };
}

/** Looks up the Arabic texts of the records of a catalogue in English. */
export function arabicLookup(content: CatalogueContent, arabic: ArabicSeed): FindArabic {
  const texts = collect(content, arabic);
  return (kind, id) => texts[kind]?.get(id);
}
