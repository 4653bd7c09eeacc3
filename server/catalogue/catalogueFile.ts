import { z } from 'zod';
import { showInvisible, withoutByteOrderMark } from './jsonText.ts';
import { arabicTexts } from './arabicTexts.ts';
import { CatalogueFileError, invalidCatalogue } from './catalogueFileError.ts';
import { image, mediaUrl, required, text } from '../lists/fields.ts';
import { distinctIds, duplicatesOf, id } from '../lists/ids.ts';
import { listFields, listNames } from '../lists/lists.ts';
import type { AnyRecord } from '../lists/lists.ts';
import { madeToMeasureProblems } from './checkMadeToMeasure.ts';
import { madeToMeasure } from './madeToMeasure.ts';
import { priceTable } from './priceTable.ts';
import { productAttributes } from './productAttributes.ts';

/** Version of the file format. */
const VERSION = 1;
const MAX_PRICE = 1_000_000;

const price = z
  .number()
  .positive()
  .max(MAX_PRICE)
  .refine((value) => Number(value.toFixed(2)) === value, 'must have at most two decimals');

const subCategory = z.strictObject({
  id,
  name: required(200),
  description: text(2000),
  image,
  whatAre: text(5000),
  whyYouNeed: z.array(required(500)).max(20),
  ar: arabicTexts.sub_categories.optional(),
});
const category = z.strictObject({
  id,
  name: required(200),
  description: text(2000),
  image,
  subCategories: z.array(subCategory),
  ar: arabicTexts.categories.optional(),
});
const size = z
  .strictObject({
    id,
    label: required(100),
    price,
    originalPrice: price.optional(),
    soldAs: z.enum(['metre', 'panel', 'blind']).optional(),
    ar: arabicTexts.product_sizes.optional(),
  })
  .refine((value) => value.originalPrice === undefined || value.originalPrice > value.price, {
    path: ['originalPrice'],
    message: 'must be higher than the price',
  });
const product = z.strictObject({
  id,
  category: id,
  /** Sub-categories that the product fits; files of older versions have none. */
  subCategories: distinctIds(50, 'names a sub-category more than once').default([]),
  name: required(200),
  brand: text(200),
  description: text(5000),
  images: z.array(image).min(1).max(4),
  /** Shows the product at a window, usually one of `images`; cards show it first. */
  roomImage: mediaUrl.optional(),
  attributes: productAttributes.optional(),
  /** Day on which the shop added the product; lists of new products begin with the latest. */
  addedOn: z.iso.date().optional(),
  /** Prices in dirhams; may be empty for what is made to measure. */
  sizes: z.array(size).max(50),
  madeToMeasure: madeToMeasure.optional(),
  ar: arabicTexts.products.optional(),
});

const shape = z.strictObject({
  version: z.literal(VERSION),
  banners: z.array(
    z.strictObject({
      image,
      imagePortrait: mediaUrl,
      heading: text(200),
      text: text(500),
      ar: arabicTexts.banners.optional(),
    }),
  ),
  /** A line, with its translation if it has one. */
  marquee: z.array(
    z.union([
      required(200),
      z.strictObject({ content: required(200), ar: arabicTexts.marquee_items }),
    ]),
  ),
  categories: z.array(category),
  products: z.array(product),
  articles: z.array(
    z.strictObject({
      id,
      title: required(200),
      image,
      html: required(100_000),
      publishedAt: z.iso.datetime(),
      ar: arabicTexts.articles.optional(),
    }),
  ),
  ...listFields,
  /** Needed by products that are made to measure. */
  priceTable: priceTable.optional(),
});

/** The whole catalogue except reviews, in display order. */
export type CatalogueFile = z.infer<typeof shape>;

/** A catalogue without the version of its file format. */
export type CatalogueContent = Omit<CatalogueFile, 'version'>;

const catalogueSchema = shape.superRefine((file, context) => {
  const addIssue = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const idsByKind = {
    categories: file.categories.map((one) => one.id),
    'categories: subCategories': file.categories.flatMap((one) =>
      one.subCategories.map((sub) => sub.id),
    ),
    products: file.products.map((one) => one.id),
    'products: sizes': file.products.flatMap((one) => one.sizes.map((size) => size.id)),
    articles: file.articles.map((one) => one.id),
    ...Object.fromEntries(
      listNames.map((name) => [name, (file[name] as AnyRecord[]).flatMap((one) => one.id ?? [])]),
    ),
  };
  for (const [kind, ids] of Object.entries(idsByKind)) {
    for (const duplicate of duplicatesOf(ids))
      addIssue(kind, `uses the id ${duplicate} more than once`);
  }
  const categoryIds = new Set(idsByKind.categories);
  const subCategoryIds = new Set(idsByKind['categories: subCategories']);
  for (const { id: productId, category: categoryId, subCategories } of file.products) {
    if (!categoryIds.has(categoryId)) {
      addIssue('products', `${productId} is in the category ${categoryId}, which does not exist`);
    }
    for (const unknown of subCategories.filter((one) => !subCategoryIds.has(one))) {
      addIssue('products', `${productId} fits the sub-category ${unknown}, which does not exist`);
    }
  }
  for (const { path, message } of madeToMeasureProblems(file.products, file.priceTable))
    addIssue(path, message);
  const productIds = new Set(idsByKind.products);
  for (const { id: workId, products = [] } of file.works) {
    for (const unknown of products.filter((one) => !productIds.has(one))) {
      addIssue('works', `${workId} uses the product ${unknown}, which does not exist`);
    }
  }
});

/** Formats the path of an issue, e.g. `products[3].sizes[0].price`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((prefix, part) => {
    if (typeof part === 'number') return `${prefix}[${part}]`;
    return prefix === '' ? String(part) : `${prefix}.${String(part)}`;
  }, '');
}

/**
 * Parses and validates a catalogue file.
 * @throws CatalogueFileError
 */
export function parseCatalogue(json: string): CatalogueFile {
  let value: unknown;
  try {
    value = JSON.parse(withoutByteOrderMark(json));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new CatalogueFileError(`The file is not valid JSON: ${showInvisible(reason)}`);
  }
  const result = catalogueSchema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) =>
    [formatPath(path), message].filter(Boolean).join(': '),
  );
  throw invalidCatalogue(problems);
}

/** Serializes a catalogue as readable JSON. */
export function printCatalogue(content: CatalogueContent): string {
  return `${JSON.stringify({ version: VERSION, ...content }, null, 2)}\n`;
}
