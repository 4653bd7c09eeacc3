import { z } from 'zod';
import { image, required, text } from './fields.ts';
import { distinctIds, id } from './ids.ts';
import { isPeriod, ofPeriod, period, periodColumns, periodOf } from './period.ts';

/** A list of the catalogue: records in one table, in the order of the file. */
interface List<Shape extends z.ZodRawShape, Texts extends z.ZodRawShape, Columns> {
  /** A record in a catalogue file. Those with an `id` keep it; the others are rewritten on any change. */
  record: z.ZodObject<Shape, z.core.$strict>;
  /** Its Arabic texts. */
  arabic: z.ZodObject<Texts, z.core.$strict>;
  /** Its English texts, with the same keys. */
  english: (record: z.infer<z.ZodObject<Shape>>) => z.infer<z.ZodObject<Texts>>;
  /** Its columns besides `id` and `position`. */
  toColumns: (record: z.infer<z.ZodObject<Shape>>) => Columns;
  /** The record of a row. */
  fromRow: (row: Columns & { id: string }) => z.infer<z.ZodObject<Shape>>;
}

type Column = string | number | null;

const defineList = <
  Shape extends z.ZodRawShape,
  Texts extends z.ZodRawShape,
  Columns extends Record<string, Column>,
>(
  list: List<Shape, Texts, Columns>,
) => list;

/** Lists by the name of their field and table. Tables, catalogue file, import, export and translations follow. */
export const lists = {
  works: defineList({
    record: z.strictObject({
      id,
      name: required(200),
      images: z.array(image).min(1).max(20),
      /** Products that were used in the project. */
      products: distinctIds(20, 'names a product more than once').optional(),
    }),
    arabic: z.strictObject({ name: required(200), imageAlts: z.array(image.shape.alt) }),
    english: ({ name, images }) => ({ name, imageAlts: images.map(({ alt }) => alt) }),
    toColumns: ({ name, images, products = [] }) => ({
      name,
      images: JSON.stringify(images),
      product_ids: JSON.stringify(products),
    }),
    fromRow: ({ id, name, images, product_ids }) => ({
      id,
      name,
      images: z.array(image).parse(JSON.parse(images)),
      ...(product_ids !== '[]' && { products: JSON.parse(product_ids) as string[] }),
    }),
  }),
  promotions: defineList({
    record: z
      .strictObject({
        heading: required(200),
        text: text(500),
        linkLabel: required(100),
        /** Path in the shop, such as `/products?colour=blue`. */
        link: text(500).regex(
          /^\/(?!\/)[^\s"<>\\]*$/,
          'must be a path of the shop, e.g. /products',
        ),
        /** With an image a promotion is a section of its own, without one it names the sale. */
        image: image.extend({ alt: image.shape.alt.default('') }).optional(),
        ...period,
      })
      .refine(isPeriod, ofPeriod),
    arabic: z.strictObject({
      heading: required(200),
      text: text(500),
      linkLabel: required(100),
      imageAlt: image.shape.alt,
    }),
    english: ({ heading, text: words, linkLabel, image: picture }) => ({
      heading,
      text: words,
      linkLabel,
      imageAlt: picture?.alt ?? '',
    }),
    toColumns: ({ heading, text: words, linkLabel, link, image: picture, ...days }) => ({
      heading,
      text: words,
      link_label: linkLabel,
      link,
      image: picture === undefined ? null : JSON.stringify(picture),
      ...periodColumns(days),
    }),
    fromRow: ({ heading, text: words, link_label, link, image: picture, ...row }) => ({
      heading,
      text: words,
      linkLabel: link_label,
      link,
      ...(picture !== null && { image: image.parse(JSON.parse(picture)) }),
      ...periodOf(row),
    }),
  }),
  faq: defineList({
    record: z.strictObject({ question: required(500), answer: required(5000) }),
    arabic: z.strictObject({ question: required(500), answer: required(5000) }),
    english: ({ question, answer }) => ({ question, answer }),
    toColumns: ({ question, answer }) => ({ question, answer }),
    fromRow: ({ question, answer }) => ({ question, answer }),
  }),
} as const;

type Lists = typeof lists;
export type ListName = keyof Lists;
export const listNames = Object.keys(lists) as ListName[];

/** A record of a list in a catalogue file, with its translation if there is one. */
export type ListRecord<Name extends ListName> = z.infer<Lists[Name]['record']> & {
  ar?: z.infer<Lists[Name]['arabic']> | undefined;
};

/** Lists whose records have ids of their own. */
export type EntityList = {
  [Name in ListName]: ListRecord<Name> extends { id: string } ? Name : never;
}[ListName];

export const isEntityList = (name: ListName): name is EntityList =>
  'id' in lists[name].record.shape;

/** Columns of the tables of all lists. */
export type ListTables = {
  [Name in ListName]: { id: string; position: number } & ReturnType<Lists[Name]['toColumns']>;
};

/** What all lists have in common, for code that treats them alike. */
export interface AnyRecord {
  id?: string;
  ar?: Readonly<Record<string, string | readonly string[]>> | undefined;
}
interface AnyList {
  record: z.ZodObject;
  arabic: z.ZodObject;
  english: (record: AnyRecord) => NonNullable<AnyRecord['ar']>;
  toColumns: (record: AnyRecord) => Record<string, Column>;
  fromRow: (row: Record<string, Column>) => AnyRecord;
}

/** The list of a name, without the types of its records. */
export const anyList = (name: ListName): AnyList => lists[name] as unknown as AnyList;

/** An object with a value for every list. */
export const mapLists = <Value>(valueOf: (name: ListName) => Value) =>
  Object.fromEntries(listNames.map((name) => [name, valueOf(name)])) as Record<ListName, Value>;

/** Lists that files of released versions lack. */
const NEW_LISTS: readonly ListName[] = ['promotions'];

/** Schemas of the fields of a catalogue file. */
export const listFields = mapLists((name) => {
  const { record, arabic } = anyList(name);
  const records = z.array(record.safeExtend({ ar: arabic.optional() }));
  return NEW_LISTS.includes(name) ? records.default([]) : records;
}) as unknown as { [Name in ListName]: z.ZodType<ListRecord<Name>[]> };

/** Schemas of their Arabic texts. */
export const listTexts = mapLists((name) => lists[name].arabic) as {
  [Name in ListName]: Lists[Name]['arabic'];
};

/** Id of a record among the translations: its position when it has none of its own. */
export const textId = ({ id }: AnyRecord, index: number): string => id ?? String(index);
