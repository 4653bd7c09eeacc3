import { invalidFile } from '../catalogue/catalogueFileError.ts';
import { sheetRows } from '../catalogue/priceSheet.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import { PRICE_TABLE, priceTableSheet } from './catalogueSheets.ts';
import type { SheetProblem } from './grid.ts';
import { textCell } from './kind.ts';
import { readCsv } from './readCsv.ts';
import { readPrices } from './readPrices.ts';
import { matchTitles } from './titles.ts';
import { writeCsv } from './writeCsv.ts';

const TITLES = priceTableSheet.columns.map(({ title }) => title);

/** A price table as CSV for spreadsheets, prices with two decimals. */
export function printPriceCsv(table: PriceTable): string {
  const rows = sheetRows(table).map(({ name, value, unit }) => [name, value, unit]);
  return writeCsv({
    title: PRICE_TABLE,
    rows: [TITLES, ...rows].map((texts, index) => ({
      number: index + 1,
      cells: texts.map(textCell),
    })),
  });
}

function lineOf({ row, column, message }: SheetProblem): string {
  if (row === undefined) return message;
  return `row ${row}${column === undefined ? '' : `, column ${column}`}: ${message}`;
}

/**
 * The price table of a CSV file, with the version from which it was exported. Further columns may be notes.
 * @throws CatalogueFileError with file, row and column of each problem
 */
export function readPriceCsv(bytes: Uint8Array, file: string): PriceTable {
  const { grids, problems } = readCsv(bytes, PRICE_TABLE);
  const [grid] = grids;
  if (grid === undefined || problems.length > 0) throw invalidFile(file, problems.map(lineOf));
  const { titled } = matchTitles(priceTableSheet, grid, false);
  if (titled.indexes.size < TITLES.length)
    throw invalidFile(file, [
      `row 1: must have the columns ${TITLES.join(', ')}, with commas or semicolons between them`,
    ]);
  const read = readPrices(titled);
  if (read.table !== undefined) return read.table;
  const lines = read.problems.length > 0 ? read.problems.map(lineOf) : ['has no prices'];
  throw invalidFile(`${file} is no valid price sheet`, lines);
}
