import { MAX_GRID_STEPS } from '../catalogue/madeToMeasure.ts';
import type { Path } from '../catalogue/problems.ts';
import type { SheetProblem } from './grid.ts';
import type { Places } from './places.ts';
import type { Fields } from './readRow.ts';
import { placeOf } from './titles.ts';
import type { TitledGrid } from './titles.ts';
import type { GridRow } from './grid.ts';

/** A price of a blind by width and drop, of one row. */
export interface GridPrice {
  row: GridRow;
  width?: unknown;
  drop?: unknown;
  price?: unknown;
}

/** A product whose blind is priced by width and drop. */
interface Priced {
  path: Path;
  record: Fields;
}

interface Grid {
  widths: number[];
  drops: number[];
  cells: (number | undefined)[][];
}

const ascending = (values: Iterable<unknown>): number[] =>
  [...new Set(values)].filter((one) => typeof one === 'number').sort((a, b) => a - b);

/** Puts the prices of a product into its record; returns rows that repeat a price, and prices that are missing. */
export function fillGrid(
  grid: TitledGrid,
  { path, record }: Priced,
  prices: readonly GridPrice[],
  places: Places,
): SheetProblem[] {
  const at = [...path, 'madeToMeasure', 'price'];
  const { price } = (record['madeToMeasure'] ?? {}) as { price?: Fields };
  const [first] = prices;
  if (price?.['by'] !== 'grid') {
    const message = 'is for a product whose price by is not grid in the sheet made to measure';
    return first === undefined || grid.isKept ? [] : [{ ...placeOf(grid, first.row), message }];
  }
  if (first === undefined)
    return [places.find({ path: [...at, 'by'], message: 'needs rows in the sheet blind prices' })];
  const widths = ascending(prices.map(({ width }) => width));
  const drops = ascending(prices.map(({ drop }) => drop));
  places.add(at, { grid, row: first.row });
  if (Math.max(widths.length, drops.length) > MAX_GRID_STEPS) {
    const message = `has ${widths.length} widths and ${drops.length} drops with the other rows of its product; ${MAX_GRID_STEPS} of each are allowed`;
    return [{ ...placeOf(grid, first.row), message }];
  }
  const byPlace = new Map<string, GridPrice>();
  const problems: SheetProblem[] = [];
  for (const one of prices) {
    const key = `${String(one.width)} ${String(one.drop)}`;
    const same = byPlace.get(key);
    if (same === undefined) byPlace.set(key, one);
    else
      problems.push({
        ...placeOf(grid, one.row),
        message: `has the width and drop of row ${same.row.number}`,
      });
  }
  const cells = drops.map((drop, rowIndex) =>
    widths.map((width, columnIndex) => {
      const found = byPlace.get(`${width} ${drop}`);
      if (found !== undefined)
        places.add([...at, 'cells', rowIndex, columnIndex], {
          grid,
          row: found.row,
          column: 'price',
        });
      else
        problems.push({
          ...placeOf(grid, first.row),
          message: `has no row for ${width} × ${drop} mm, though other rows of the product have this width and drop`,
        });
      return found?.price;
    }),
  );
  Object.assign(price, { widths, drops, cells });
  return problems;
}

/** The rows of a product's prices, by drop and width. */
export const gridRows = (product: string, { widths, drops, cells }: Grid) =>
  drops.flatMap((drop, row) =>
    widths.map((width, column) => ({ product, width, drop, price: cells[row]?.[column] })),
  );
