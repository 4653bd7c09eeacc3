import type { SheetNode } from './priceSheetNodes.ts';

/** Thrown with what is wrong with a cell and how to write it. */
export class CellError extends Error {}

const NUMBER = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
/** One comma or point before three digits may be a decimal separator or one of thousands. */
const GROUPED = /^\d{1,3}(?:[.,' \u00A0]\d{3})+/;
/** Beginnings that spreadsheets take for formulas. */
const FORMULA = /^[=+\-@\t\r]/;

const isPrice = ({ unit }: SheetNode): boolean => unit?.startsWith('AED') ?? false;
const isBoolean = ({ type }: SheetNode): boolean => type === 'boolean';

/** How a value is written in a sheet: prices in dirhams, lists as words. */
export function printCell(node: SheetNode, value: unknown): string {
  if (isBoolean(node)) return value === true ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return isPrice(node) ? (value / 100).toFixed(2) : String(value);
}

function numberOf(node: SheetNode, cell: string): number {
  const [, whole, fraction = ''] = NUMBER.exec(cell) ?? [];
  if (whole === undefined) {
    const written = GROUPED.test(cell)
      ? 'can be read in two ways; write it without separators of thousands, such as 1250.00'
      : 'is not a number; write digits alone, such as 65.50';
    throw new CellError(`"${cell}" ${written}`);
  }
  if (isPrice(node)) return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (Number(fraction) > 0) throw new CellError(`"${cell}" must be a whole number`);
  return Number(whole);
}

/**
 * The value of a cell; `undefined` of an empty one.
 * @throws CellError
 */
export function parseCell(node: SheetNode, text: string): unknown {
  const cell = text.trim();
  if (cell === '') return undefined;
  if (FORMULA.test(text))
    throw new CellError(`"${cell}" is a formula or negative; write the value itself`);
  if (isBoolean(node)) {
    const word = cell.toLowerCase();
    if (word === 'yes' || word === 'true') return true;
    if (word === 'no' || word === 'false') return false;
    throw new CellError(`"${cell}" must be yes or no`);
  }
  if (node.type === 'array') return cell.split(/[\s,;]+/);
  return node.type === 'string' ? cell : numberOf(node, cell);
}
