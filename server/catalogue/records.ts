import type { RecordTexts, TextKind, TranslatableRecord } from './arabicTexts.ts';
import type { CatalogueContent } from './catalogueShape.ts';
import { anyList, listNames, mapLists, textId } from '../lists/lists.ts';
import type { AnyRecord, ListName } from '../lists/lists.ts';
import type { Path } from './problems.ts';

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

function describe({ name, description, image }: Category | SubCategory) {
  return { name, description, imageAlt: image.alt };
}

function listCategory({ subCategories, ...category }: Category, at: Path): TranslatableRecord[] {
  return [
    {
      kind: 'categories',
      id: category.id,
      path: at,
      english: describe({ ...category, subCategories }),
      arabic: category.ar,
    },
    ...subCategories.map((item, index): TranslatableRecord => {
      const { id, whatAre, whyYouNeed, ar } = item;
      return {
        kind: 'sub_categories',
        id,
        path: [...at, 'subCategories', index],
        english: { ...describe(item), whatAre, whyYouNeed },
        arabic: ar,
      };
    }),
  ];
}

function listProduct(
  { id, ar, sizes, images, ...product }: Product,
  at: Path,
): TranslatableRecord[] {
  const { name, brand, description } = product;
  const imageAlts = images.map(({ alt }) => alt);
  return [
    {
      kind: 'products',
      id,
      path: at,
      english: { name, brand, description, imageAlts },
      arabic: ar,
    },
    ...sizes.map((size, index): TranslatableRecord => ({
      kind: 'product_sizes',
      id: size.id,
      path: [...at, 'sizes', index],
      english: { label: size.label },
      arabic: size.ar,
    })),
  ];
}

/** All records of a catalogue that can be translated. */
export function listRecords(content: CatalogueContent): TranslatableRecord[] {
  return [
    ...content.banners.map(({ heading, text, image, ar }, index): TranslatableRecord => ({
      kind: 'banners',
      id: String(index),
      path: ['banners', index],
      english: { heading, text, imageAlt: image.alt },
      arabic: ar,
    })),
    ...content.marquee.map((line, index): TranslatableRecord => ({
      kind: 'marquee_items',
      id: String(index),
      path: ['marquee', index],
      english: { content: englishLine(line) },
      arabic: typeof line === 'string' ? undefined : line.ar,
    })),
    ...content.categories.flatMap((category, index) =>
      listCategory(category, ['categories', index]),
    ),
    ...content.products.flatMap((product, index) => listProduct(product, ['products', index])),
    ...content.articles.map(({ id, title, html, image, ar }, index): TranslatableRecord => ({
      kind: 'articles',
      id,
      path: ['articles', index],
      english: { title, html, imageAlt: image.alt },
      arabic: ar,
    })),
    ...listNames.flatMap((kind) =>
      content[kind].map((item: AnyRecord, index): TranslatableRecord => ({
        kind,
        id: textId(item, index),
        path: [kind, index],
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
      if (ar === undefined) return line;
      return typeof line === 'string' ? { content: line, ar } : { ...line, ar };
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
