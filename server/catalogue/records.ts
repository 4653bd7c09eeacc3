import type { RecordTexts, TextKind, TranslatableRecord } from './arabicTexts.ts';
import type { CatalogueContent } from './catalogueFile.ts';
import { anyList, listNames, mapLists, textId } from '../lists/lists.ts';
import type { AnyRecord, ListName } from '../lists/lists.ts';

type MarqueeLine = CatalogueContent['marquee'][number];
type Product = CatalogueContent['products'][number];
type Category = CatalogueContent['categories'][number];
type SubCategory = Category['subCategories'][number];

/** Looks up the Arabic texts of a record. */
export type FindArabic = <Kind extends TextKind>(
  kind: Kind,
  id: string,
) => RecordTexts[Kind] | undefined;

/** The English text of a marquee line. */
export function englishLine(line: MarqueeLine): string {
  return typeof line === 'string' ? line : line.content;
}

function record<Kind extends TextKind>(
  kind: Kind,
  id: string,
  english: RecordTexts[Kind],
  arabic: RecordTexts[Kind] | undefined,
): TranslatableRecord {
  return { kind, id, english, arabic };
}

function describe({ name, description, image }: Category | SubCategory) {
  return { name, description, imageAlt: image.alt };
}

function listCategory(category: Category): TranslatableRecord[] {
  return [
    record('categories', category.id, describe(category), category.ar),
    ...category.subCategories.map((item) => {
      const { whatAre, whyYouNeed } = item;
      return record('sub_categories', item.id, { ...describe(item), whatAre, whyYouNeed }, item.ar);
    }),
  ];
}

function listProduct({ id, ar, sizes, images, ...product }: Product): TranslatableRecord[] {
  const { name, brand, description } = product;
  const imageAlts = images.map(({ alt }) => alt);
  return [
    record('products', id, { name, brand, description, imageAlts }, ar),
    ...sizes.map((size) => record('product_sizes', size.id, { label: size.label }, size.ar)),
  ];
}

/** All records of a catalogue that can be translated. */
export function listRecords(content: CatalogueContent): TranslatableRecord[] {
  return [
    ...content.banners.map(({ heading, text, image, ar }, index) =>
      record('banners', String(index), { heading, text, imageAlt: image.alt }, ar),
    ),
    ...content.marquee.map((line, index) => {
      const ar = typeof line === 'string' ? undefined : line.ar;
      return record('marquee_items', String(index), { content: englishLine(line) }, ar);
    }),
    ...content.categories.flatMap(listCategory),
    ...content.products.flatMap(listProduct),
    ...content.articles.map(({ id, title, html, image, ar }) =>
      record('articles', id, { title, html, imageAlt: image.alt }, ar),
    ),
    ...listNames.flatMap((kind) =>
      content[kind].map((item: AnyRecord, index) => ({
        kind,
        id: textId(item, index),
        english: anyList(kind).english(item),
        arabic: item.ar,
      })),
    ),
  ];
}

/** A record with its translation, if there is one. */
function add<Item extends { ar?: unknown }>(item: Item, ar: Item['ar']): Item {
  return ar === undefined ? item : { ...item, ar };
}

/** Adds the Arabic texts to a catalogue in English. */
export function withArabic(content: CatalogueContent, find: FindArabic): CatalogueContent {
  return {
    ...content,
    banners: content.banners.map((item, index) => add(item, find('banners', String(index)))),
    marquee: content.marquee.map((line, index) => {
      const ar = find('marquee_items', String(index));
      return ar === undefined ? line : { content: englishLine(line), ar };
    }),
    categories: content.categories.map((category) => ({
      ...add(category, find('categories', category.id)),
      subCategories: category.subCategories.map((item) =>
        add(item, find('sub_categories', item.id)),
      ),
    })),
    products: content.products.map((product) => ({
      ...add(product, find('products', product.id)),
      sizes: product.sizes.map((size) => add(size, find('product_sizes', size.id))),
    })),
    articles: content.articles.map((item) => add(item, find('articles', item.id))),
    ...(mapLists((name) =>
      content[name].map((item: AnyRecord, index) => add(item, find(name, textId(item, index)))),
    ) as Pick<CatalogueContent, ListName>),
  };
}
