import { readPriceTable } from '../catalogue/priceSheet.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import { priceTableSheet } from './catalogueSheets.ts';
import { shownText } from './grid.ts';
import type { GridRow, SheetProblem } from './grid.ts';
import { latinDigits } from './numbers.ts';
import { cellOf, placeOf } from './titles.ts';
import type { TitledGrid } from './titles.ts';

const [nameColumn, valueColumn, unitColumn] = priceTableSheet.columns;

/** The price table of its sheet; `undefined` when it has no rows or is invalid. */
export function readPrices(grid: TitledGrid): { table?: PriceTable; problems: SheetProblem[] } {
  const problems: SheetProblem[] = [];
  const textIn = (row: GridRow, column = nameColumn): string => {
    const cell = column && cellOf(grid, row, column);
    if (cell?.type === 'unusable')
      problems.push({ ...placeOf(grid, row, column), value: cell.text, message: cell.reason });
    return latinDigits(shownText(cell));
  };
  const rows = grid.rows
    .map((row) => ({
      number: row.number,
      name: textIn(row),
      value: textIn(row, valueColumn),
      unit: textIn(row, unitColumn),
    }))
    .filter(({ name, value }) => name !== '' || value !== '');
  if (rows.length === 0 || problems.length > 0) return { problems };
  const byNumber = new Map(grid.rows.map((row) => [row.number, row]));
  const read = readPriceTable(rows);
  return {
    ...(read.table && { table: read.table }),
    problems: read.problems.map(({ row, column, message }) => {
      const found = row === undefined ? undefined : byNumber.get(row);
      const of = grid.sheet.columns.find(({ title }) => title === column);
      return found === undefined
        ? { sheet: grid.title, message }
        : { ...placeOf(grid, found, of), message };
    }),
  };
}
