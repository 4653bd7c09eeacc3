import type { ProductAttributes } from '@/contract/facets';
import type { Size } from '@/contract/products';
import { bestAdvice } from './bestAdvice';
import { smallest, type MeasuredWindow } from './measuredWindow';
import { sizeAdvice, type SizeAdvice } from './sizeAdvice';

/** What a product costs for several windows. */
export interface Quote {
  /** For each window; `undefined` when the product has no price for it. */
  lines: (SizeAdvice | undefined)[];
  /** Sum of the lines that have a price, in major units. */
  total: number;
  /** Number of windows without a price. */
  missing: number;
}

/** The windows that have a width and a drop. */
export const measuredWindows = (windows: readonly MeasuredWindow[]): MeasuredWindow[] =>
  windows.filter(({ widths, drops }) => smallest(widths) !== null && smallest(drops) !== null);

/** The price of a product for windows, each in the size of `bestAdvice` (product 15.13). */
export function quoteOf(
  windows: readonly MeasuredWindow[],
  sizes: readonly Size[],
  attributes: ProductAttributes,
): Quote {
  const lines = windows.map((window) => bestAdvice(sizeAdvice(window, sizes, attributes)));
  const priced = lines.filter((line) => line !== undefined);
  // In fils, because sums of dirhams have rounding errors.
  const fils = priced.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { lines, total: fils / 100, missing: lines.length - priced.length };
}
