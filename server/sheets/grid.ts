import { withoutNoise } from './numbers.ts';

/** What a cell of a spreadsheet holds, before its column gives it a meaning. */
export type Cell =
  | { type: 'text'; text: string }
  | { type: 'number'; number: number; isPercent?: boolean }
  /** A day as YYYY-MM-DD. */
  | { type: 'date'; day: string }
  | { type: 'boolean'; value: boolean }
  /** Such as a formula without a saved value. */
  | { type: 'unusable'; text: string; reason: string };

export interface GridRow {
  /** As the spreadsheet numbers it. */
  number: number;
  cells: readonly (Cell | undefined)[];
}

/** A sheet of a file: its rows that are not empty, first the one with the titles. */
export interface Grid {
  /** As the file calls it. */
  title: string;
  /** Name of the sheet, where the title is that of a file. */
  name?: string;
  rows: readonly GridRow[];
  /** Whether the spreadsheet program does not show it. */
  isHidden?: boolean;
  /** Whether its columns are not those of the file. */
  isMapped?: boolean;
}

/** Where a problem is. */
export interface Place {
  sheet: string;
  row?: number | undefined;
  /** Title of the column. */
  column?: string | undefined;
  /** Name of the column in the spreadsheet program, such as `AB`. */
  letter?: string | undefined;
  /** Whether `column` is a range of cells, such as `A8:B8`. */
  isRange?: boolean;
}

/** What is wrong in a spreadsheet. */
export interface SheetProblem extends Place {
  /** What the cell holds. */
  value?: string | undefined;
  message: string;
}

/** Sheets of a file, and what cannot be read of it. */
export interface ReadFile {
  grids: Grid[];
  problems: SheetProblem[];
}

/** The name of a column by its index: `A`, `Z`, `AA`. */
export function columnLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** A cell as a person reads it. */
export function shownText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (cell.type === 'number')
    return cell.isPercent
      ? `${withoutNoise(cell.number * 100)} %`
      : String(withoutNoise(cell.number));
  if (cell.type === 'date') return cell.day;
  return cell.type === 'boolean' ? String(cell.value) : cell.text.trim();
}

/** Whether a cell has nothing but blanks. */
export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (cell.type === 'text' && cell.text.trim() === '');

const MAX_SHOWN = 60;

/** A problem on one line: sheet, row, column, value, what is wrong. */
export function sheetProblemLine(problem: SheetProblem) {
  const { sheet, row, column, letter, isRange, value, message } = problem;
  const place = isRange
    ? [sheet, `cells ${column}`]
    : [
        sheet,
        row === undefined ? '' : `row ${row}`,
        column === undefined ? '' : `column ${column}${letter === undefined ? '' : ` (${letter})`}`,
      ];
  const short =
    value !== undefined && value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
  // Some messages begin with the value, or with the part of it that is wrong.
  const isNamed = message.startsWith('"');
  const shown =
    short === undefined || short === '' || isNamed ? '' : `"${short.replaceAll('\n', ' ')}" `;
  return `${place.filter(Boolean).join(', ')}: ${shown}${message}`;
}
