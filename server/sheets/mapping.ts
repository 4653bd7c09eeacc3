import { z } from 'zod';
import { SHEETS } from './catalogueSheets.ts';
import { nearest } from '../catalogue/nearest.ts';

/** Titles of one column with | between them, of which the file has one; with | at the end it may have none. */
const column = z.string().trim().min(1).max(300);
const text = z.string().max(5000);
const conditions = z.record(column, z.union([text, z.array(text).max(50)]));

const ruleObject = z
  .strictObject({
    column: column.optional(),
    /** Columns whose values are put together. */
    join: z.array(column).min(1).max(10).optional(),
    /** What is between them. */
    with: z.string().max(20).optional(),
    /** The same value for every row. */
    value: text.optional(),
    /** Only of rows whose columns have one of these values. */
    when: conditions.optional(),
    /** Only if it is a higher number than this column. */
    above: column.optional(),
    /** Separators of a list. */
    split: z
      .union([z.string().min(1).max(10), z.array(z.string().min(1).max(10)).max(5)])
      .optional(),
    /** Which of the values of the product's rows, from 1. */
    nth: z.int().min(1).max(50).optional(),
    prefix: z.string().max(50).optional(),
    /** Whether it becomes an id: lower-case letters, digits and hyphens. */
    slug: z.boolean().optional(),
    /** Whether it is HTML of which the text is taken. */
    html: z.boolean().optional(),
    /** Our values by theirs; * is any other. */
    values: z.record(text, text).optional(),
  })
  .refine(
    (rule) => [rule.column, rule.join, rule.value].filter((one) => one !== undefined).length === 1,
    'must have one of column, join and value',
  );
const alternative = z.union([column, ruleObject]);
/** A column, a rule, or several of which the first with a value counts. */
const rule = z.union([alternative, z.array(alternative).min(1).max(10)]);

export type RuleObject = z.infer<typeof ruleObject>;
export type Rule = z.infer<typeof rule>;

export type MappedName = 'categories' | 'sub-categories' | 'products' | 'sizes';

/** Columns of a sheet by title, each with its rule. */
const sheetRules = (name: MappedName) => {
  const titles =
    SHEETS.find((sheet) => sheet.name === name)?.columns.map(({ title }) => title) ?? [];
  return z.record(z.string(), rule).superRefine((rules, context) => {
    for (const title of Object.keys(rules))
      if (!titles.includes(title)) {
        const hint = nearest(title, titles);
        const message = `is no column of the sheet ${name}${hint === undefined ? '' : `; did you mean ${hint}?`}`;
        context.addIssue({ code: 'custom', path: [title], message });
      }
  });
};

/** How the columns of another shop system become ours (docs/catalogue.md). */
export const mappingSchema = z.strictObject({
  name: z.string().max(200),
  /** What tells the rows of a product; an empty one is of the product above. */
  product: rule,
  /** Only rows with these values are read. */
  rows: conditions.optional(),
  sheets: z.strictObject({
    categories: sheetRules('categories').optional(),
    'sub-categories': sheetRules('sub-categories').optional(),
    products: sheetRules('products'),
    sizes: sheetRules('sizes'),
  }),
});

export type Mapping = z.infer<typeof mappingSchema>;
