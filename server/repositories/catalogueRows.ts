import { madeProduct } from '../../src/lib/madeToMeasure/madeProduct.ts';
import { referencePrice } from '../../src/lib/madeToMeasure/referencePrice.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { anyList, isEntityList, listNames, mapLists } from '../lists/lists.ts';
import type { AnyRecord } from '../lists/lists.ts';
import { periodColumns } from '../lists/period.ts';
import { clothTile, productAttributes } from '../catalogue/productAttributes.ts';
import { englishLine } from '../catalogue/records.ts';
import { newId } from '../ids.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import { priceColumns } from '../rules/reduction.ts';

type Category = CatalogueContent['categories'][number];

/** Tables with stable ids, ordered by foreign keys. */
export const ENTITY_TABLES = [
  'categories',
  'sub_categories',
  'products',
  'product_sizes',
  'articles',
  ...listNames.filter(isEntityList),
] as const;
export type EntityTable = (typeof ENTITY_TABLES)[number];

/** Tables that nothing references; any change rewrites them. */
export const LIST_TABLES = [
  'banners',
  'marquee_items',
  'sub_category_products',
  ...listNames.filter((name) => !isEntityList(name)),
] as const;
export type ListTable = (typeof LIST_TABLES)[number];

/** Common columns of all catalogue tables. */
export interface CatalogueRow {
  id: string;
  [column: string]: string | number | null;
}
/** Counts of changed rows. */
export interface Change {
  added: number;
  changed: number;
  removed: number;
}

/** Fixed order of the attributes, so that equal ones are equal rows. */
const ATTRIBUTE_KEYS = [productAttributes, clothTile].flatMap(({ shape }) => Object.keys(shape));

export type CatalogueRows = Record<EntityTable | ListTable, CatalogueRow[]>;

function describedRow(item: Omit<Category, 'subCategories'>, position: number): CatalogueRow {
  const { id, name, description, image } = item;
  return { id, position, name, description, image: image.url, image_alt: image.alt };
}

function categoryRows({
  categories,
}: CatalogueContent): Pick<CatalogueRows, 'categories' | 'sub_categories'> {
  return {
    categories: categories.map(describedRow),
    sub_categories: categories.flatMap((category) =>
      category.subCategories.map((item, position): CatalogueRow => ({
        ...describedRow(item, position),
        category_id: category.id,
        what_are: item.whatAre,
        why_you_need: JSON.stringify(item.whyYouNeed),
      })),
    ),
  };
}

/** What is made to measure, with the price of a usual window. */
function madeColumns(
  { madeToMeasure, attributes = {}, sizes }: CatalogueContent['products'][number],
  table: CatalogueContent['priceTable'],
  today: string,
): Pick<CatalogueRow, 'made_to_measure' | 'made_price_minor'> {
  if (madeToMeasure === undefined || table === undefined)
    return { made_to_measure: null, made_price_minor: null };
  const prices = new Map(sizes.map((size) => [size.id, priceColumns(size, today).price_minor]));
  const product = madeProduct(madeToMeasure, attributes, (size) => prices.get(size));
  return {
    made_to_measure: canonicalJson(madeToMeasure),
    made_price_minor: referencePrice(product, table) ?? null,
  };
}

function productRows(
  content: CatalogueContent,
  today: string,
): Pick<CatalogueRows, 'products' | 'product_sizes' | 'sub_category_products'> {
  return {
    products: content.products.map((product, position) => ({
      ...madeColumns(product, content.priceTable, today),
      id: product.id,
      category_id: product.category,
      position,
      name: product.name,
      brand: product.brand,
      description: product.description,
      images: JSON.stringify(product.images),
      room_image: product.roomImage ?? null,
      attributes: JSON.stringify(product.attributes ?? {}, ATTRIBUTE_KEYS),
      added_on: product.addedOn ?? null,
    })),
    product_sizes: content.products.flatMap((product) =>
      product.sizes.map((size, position) => ({
        id: size.id,
        product_id: product.id,
        position,
        label: size.label,
        ...priceColumns(size, today),
        sold_as: size.soldAs ?? null,
      })),
    ),
    sub_category_products: content.products
      .flatMap(({ id, subCategories }) =>
        subCategories.map((subCategory) => ({ sub_category_id: subCategory, product_id: id })),
      )
      .map((relation, position) => ({ id: newId(), position, ...relation })),
  };
}

function contentRows(
  content: CatalogueContent,
): Pick<CatalogueRows, 'articles' | 'banners' | 'marquee_items'> {
  return {
    articles: content.articles.map(({ id, title, image, html, publishedAt }) => ({
      id,
      title,
      image: image.url,
      image_alt: image.alt,
      html,
      published_at: publishedAt,
    })),
    banners: content.banners.map((banner, position) => ({
      id: newId(),
      position,
      image: banner.image.url,
      image_portrait: banner.imagePortrait,
      image_alt: banner.image.alt,
      heading: banner.heading,
      text: banner.text,
      ...periodColumns(banner),
    })),
    marquee_items: content.marquee.map((line, position) => ({
      id: newId(),
      position,
      content: englishLine(line),
      ...periodColumns(typeof line === 'string' ? {} : line),
    })),
  };
}

const listRows = (content: CatalogueContent) =>
  mapLists((name) =>
    content[name].map((record: AnyRecord, position): CatalogueRow => ({
      id: record.id ?? newId(),
      position,
      ...anyList(name).toColumns(record),
    })),
  );

/**
 * Converts a catalogue to rows, including derived columns.
 * @param today the day in Dubai, for reductions with a period
 */
export function catalogueRows(content: CatalogueContent, today: string): CatalogueRows {
  return {
    ...categoryRows(content),
    ...productRows(content, today),
    ...contentRows(content),
    ...listRows(content),
  };
}
