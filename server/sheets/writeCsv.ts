import Papa from 'papaparse';
import { shownText } from './grid.ts';
import type { Cell, Grid } from './grid.ts';

/** Excel takes a file without it for one in the encoding of the system. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for a formula, also behind what was written against it. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** Three decimals look like separated thousands. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

function printCell(cell: Cell | undefined): string {
  if (cell?.type === 'text') return cell.text;
  const text = shownText(cell);
  return AMBIGUOUS.test(text) ? `${text}0` : text;
}

/** A sheet as CSV for spreadsheets, without anything that they take for a formula. */
export function writeCsv({ rows }: Grid): string {
  const csv = Papa.unparse(
    rows.map(({ cells }) => cells.map(printCell)),
    { escapeFormulae: FORMULA },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/** The name of a sheet's file in a folder, such as `made-to-measure.csv`. */
export const csvName = ({ title }: Grid): string => `${title.replaceAll(' ', '-')}.csv`;
