import { z } from 'zod';
import { arabicTexts } from './arabicTexts.ts';
import { image, mediaUrl, required, text } from '../lists/fields.ts';
import { distinctIds, id } from '../lists/ids.ts';
import { listFields } from '../lists/lists.ts';
import { isPeriod, ofPeriod, period } from '../lists/period.ts';
import { madeToMeasure } from './madeToMeasure.ts';
import { priceTable } from './priceTable.ts';
import { productAttributes } from './productAttributes.ts';

/** Version of the file format. */
export const VERSION = 1;
const MAX_PRICE = 1_000_000;

const price = z
  .number()
  .positive()
  .max(MAX_PRICE)
  .refine((value) => Number(value.toFixed(2)) === value, 'must have at most two decimals');

const priceOf = (size: unknown): string => String((size as { price?: unknown }).price);

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
    /** First and last day of the reduction in Dubai; outside of them the original price counts. */
    reducedFrom: z.iso.date().optional(),
    reducedUntil: z.iso.date().optional(),
    soldAs: z.enum(['metre', 'panel', 'blind']).optional(),
    ar: arabicTexts.product_sizes.optional(),
  })
  .refine((value) => value.originalPrice === undefined || value.originalPrice > value.price, {
    path: ['originalPrice'],
    error: ({ input }) => `must be higher than the price, which is ${priceOf(input)}`,
  })
  .refine((one) => one.originalPrice ?? !(one.reducedFrom ?? one.reducedUntil), {
    path: ['originalPrice'],
    message: 'is needed by a reduction with a period',
  })
  .refine((one) => isPeriod({ from: one.reducedFrom, until: one.reducedUntil }), {
    path: ['reducedUntil'],
    message: 'must not be before reducedFrom',
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

/** Fields of a catalogue file, each checked by itself. */
export const catalogueShape = z.strictObject({
  version: z.literal(VERSION),
  banners: z.array(
    z
      .strictObject({
        image,
        imagePortrait: mediaUrl,
        heading: text(200),
        text: text(500),
        ...period,
        ar: arabicTexts.banners.optional(),
      })
      .refine(isPeriod, ofPeriod),
  ),
  /** A line, with its translation and its days if it has any. */
  marquee: z.array(
    z.union([
      required(200),
      z
        .strictObject({
          content: required(200),
          ...period,
          ar: arabicTexts.marquee_items.optional(),
        })
        .refine(isPeriod, ofPeriod),
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
export type CatalogueFile = z.infer<typeof catalogueShape>;

/** A catalogue without the version of its file format. */
export type CatalogueContent = Omit<CatalogueFile, 'version'>;
