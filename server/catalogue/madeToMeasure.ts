import { z } from 'zod';
import type { MadeToMeasure as SharedMade } from '../../src/lib/madeToMeasure/madeProduct.ts';
import { duplicatesOf, id } from '../lists/ids.ts';
import { blindSystem, extra, heading, lining } from './priceTable.ts';

const length = z.int().min(1).max(20_000);
const fils = z.int().min(1).max(100_000_000);
const area = z.int().min(1).max(10_000);
const range = z.tuple([length, length]).refine(([min, max]) => min <= max, 'must be [least, most]');

/** A list of some values, each once. */
const some = <Item extends string>(item: z.ZodType<Item>) =>
  z
    .array(item)
    .max(20)
    .refine((values) => duplicatesOf(values).length === 0, 'names a value more than once');

const curtain = z.strictObject({
  kind: z.literal('curtain'),
  /** Sizes of the product that are sold by the metre. */
  cloth: z
    .array(z.strictObject({ size: id, width: length }))
    .min(1)
    .max(10),
  headings: some(heading).min(1),
  linings: some(lining).min(1),
  track: range,
  drop: range,
  handFinish: z.enum(['offered', 'always']).optional(),
});

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => value > (values[index - 1] ?? 0));
/** Most widths, and most drops, of a table of prices. */
export const MAX_GRID_STEPS = 40;

const steps = z.array(length).min(1).max(MAX_GRID_STEPS).refine(isAscending, 'must ascend');

const grid = z
  .strictObject({
    by: z.literal('grid'),
    widths: steps,
    drops: steps,
    cells: z.array(z.array(fils).max(MAX_GRID_STEPS)).max(MAX_GRID_STEPS),
  })
  .superRefine(({ widths, drops, cells }, context) => {
    const addIssue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: ['cells', ...path], message });
    if (cells.length !== drops.length) addIssue([], `must have ${drops.length} rows, one per drop`);
    for (const [row, prices] of cells.entries()) {
      if (prices.length !== widths.length)
        addIssue([row], `must have ${widths.length} prices, one per width`);
      for (const [column, price] of prices.entries()) {
        const smaller = Math.max(prices[column - 1] ?? 0, cells[row - 1]?.[column] ?? 0);
        if (price < smaller) addIssue([row, column], 'costs less than a smaller blind');
      }
    }
  });
const byArea = z.strictObject({
  by: z.literal('area'),
  perBlind: fils,
  perSquareMetre: fils,
  minimumArea: area,
});

const blind = z
  .strictObject({
    kind: z.literal('blind'),
    system: blindSystem,
    width: range,
    drop: range,
    maxArea: area,
    weight: z.int().min(1).max(50_000),
    controls: some(z.enum(['chain', 'cordless', 'wand', 'battery', 'mains'])).min(1),
    extras: some(extra),
    price: z.discriminatedUnion('by', [grid, byArea]),
  })
  .superRefine(({ width, drop, price }, context) => {
    if (price.by === 'area') return;
    for (const [key, steps, [, most]] of [
      ['widths', price.widths, width],
      ['drops', price.drops, drop],
    ] as const) {
      if ((steps.at(-1) ?? 0) >= most) continue;
      const path = ['price', key];
      context.addIssue({ code: 'custom', path, message: `must reach ${most}, the most` });
    }
  });

/** What is made to measure of a product in a catalogue file; mm, grams, fils and dm² (product 16). */
export const madeToMeasure = z.discriminatedUnion('kind', [
  curtain,
  blind,
]) satisfies z.ZodType<SharedMade>;

export type MadeToMeasure = z.infer<typeof madeToMeasure>;
