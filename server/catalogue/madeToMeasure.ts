import { z } from 'zod';
import type { MadeToMeasure as SharedMade } from '../../src/lib/madeToMeasure/madeProduct.ts';
import { duplicatesOf, id } from '../lists/ids.ts';
import { blindSystem, extra, heading, lining } from './priceTable.ts';

const length = z.int().min(1).max(20_000);
const fils = z.int().min(1).max(100_000_000);
const area = z.int().min(1).max(10_000);
/** Least and most of a length. @param name of its columns in a spreadsheet */
const range = (name: string) =>
  z.tuple([length, length]).superRefine(([min, max], context) => {
    if (min <= max) return;
    const message = `must be at most ${name} to (${max})`;
    context.addIssue({ code: 'custom', path: [0], message });
  });

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
  track: range('track'),
  drop: range('drop'),
  handFinish: z.enum(['offered', 'always']).optional(),
});

const dirhams = (amount = 0): string => (amount / 100).toFixed(2);

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
        const smaller = [
          { price: prices[column - 1], size: [widths[column - 1], drops[row]] },
          { price: cells[row - 1]?.[column], size: [widths[column], drops[row - 1]] },
        ].find((one) => price < (one.price ?? 0));
        if (smaller)
          addIssue(
            [row, column],
            `costs less than the smaller blind of ${smaller.size.join(' × ')} mm, which costs ${dirhams(smaller.price)}`,
          );
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
    width: range('width'),
    drop: range('drop'),
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
