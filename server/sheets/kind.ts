import { CellError } from '../catalogue/priceSheetCells.ts';
import { shownText } from './grid.ts';
import type { Cell } from './grid.ts';
import { latinDigits } from './numbers.ts';

/** A text in both languages of the shop. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** What the cells of a column hold. */
export interface Kind {
  /** What may be there, for people. */
  allowed: Bilingual;
  /** The only words that a cell may have. */
  words?: readonly string[];
  /** The only values, for drop-downs. */
  values?: readonly string[];
  /** The value of an empty cell, for columns that are not optional. */
  empty?: unknown;
  /** The value of a cell that is not empty. @throws CellError */
  read: (cell: Cell) => unknown;
  write: (value: unknown) => Cell | undefined;
}

/** A cell with a text; none when it is empty. */
export const textCell = (text: string): Cell | undefined =>
  text === '' ? undefined : { type: 'text', text };

/** The text of a cell. @throws CellError of a date, which the spreadsheet program made of a text */
export function textOf(cell: Cell): string {
  if (cell.type === 'date')
    throw new CellError('was turned into a date; format the cell as text and write it again');
  return cell.type === 'text' ? cell.text.trim().replaceAll(/\r\n?/g, '\n') : shownText(cell);
}

/** Without the spaces and marks that copying leaves, with Latin digits. */
const withoutMarks = (text: string): string => latinDigits(text.replaceAll(/[\s\u200B]+/g, ' '));

/** What a cell has as one word or phrase. @throws CellError */
export const wordOf = (cell: Cell): string => withoutMarks(textOf(cell));

/** The id by which a cell names a record; '' of an empty one. Unlike `wordOf`, it accepts what is no id. */
export const idOf = (cell: Cell | undefined): string => withoutMarks(shownText(cell));

/** What a cell lists. */
export const wordsOf = (cell: Cell): string[] =>
  textOf(cell)
    .split(/[,،;؛|\n]/)
    .map(withoutMarks)
    .filter(Boolean);

/** The cell of a text; none when it is empty or missing. */
export const writeText = (value: unknown) => textCell(typeof value === 'string' ? value : '');

/** The cell of a list, with a separator between its items. */
export const writeList = (value: unknown, separator: string) =>
  textCell(Array.isArray(value) ? value.join(separator) : '');
