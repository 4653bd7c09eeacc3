import { columnLetter, isBlank, shownText } from './grid.ts';
import type { Cell, Grid, GridRow, SheetProblem } from './grid.ts';
import { nearest } from '../catalogue/nearest.ts';
import type { Column, Sheet } from './sheet.ts';
import { imageIndex } from './imageColumns.ts';

/** A title or name without what people write in different ways. */
export const plainTitle = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\u200B-\u200F_-]/g, '');

/** Sheets and columns with this first character belong to the owner and are not read. */
export const isPrivate = (title: string): boolean => title.trim().startsWith('#');

/** A sheet of a file with the columns that its titles name. */
export interface TitledGrid {
  sheet: Sheet;
  title: string;
  /** Number of the row with the titles. */
  row: number;
  rows: readonly GridRow[];
  /** Index of each column that the file has. */
  indexes: ReadonlyMap<Column, number>;
  /** Whether it is the shop's own, because the file has none. */
  isKept: boolean;
  /** Whether its columns are not those of the file. */
  isMapped: boolean;
}

function titleProblem(cell: Cell | undefined, { columns }: Sheet): string {
  const titles = columns.map(({ title }) => title);
  const hint = nearest(shownText(cell), titles);
  const images = titles.filter((one) => /^image \d+$/.test(one));
  const ranges = images.length > 1 ? [`${images[0]} to ${images.at(-1)}`] : [];
  const listed = [...titles.filter((one) => !/ \d/.test(one)), ...ranges].join(', ');
  return hint === undefined
    ? `is no column of this sheet, which has ${listed}; # before the title marks a column of your own`
    : `is no column of this sheet; did you mean ${hint}?`;
}

/** Finds the columns of a sheet by the titles in its first row. */
export function matchTitles(
  sheet: Sheet,
  grid: Grid,
  isKept: boolean,
): { titled: TitledGrid; problems: SheetProblem[] } {
  const [head, ...rows] = grid.rows;
  const number = head?.number ?? 1;
  const byTitle = new Map(sheet.columns.map((column) => [plainTitle(column.title), column]));
  const indexes = new Map<Column, number>();
  const width = Math.max(0, ...grid.rows.map(({ cells }) => cells.length));
  const problems = Array.from({ length: width }, (_, index): SheetProblem[] => {
    const cell = head?.cells[index];
    const place = { sheet: grid.title, row: number, letter: columnLetter(index) };
    const title = shownText(cell);
    if (title === '') {
      const filled = rows.find(({ cells }) => !isBlank(cells[index]));
      if (filled === undefined) return [];
      const message = `has no title, but row ${filled.number} has a value in it`;
      return [{ ...place, column: 'without a title', message }];
    }
    if (isPrivate(title)) return [];
    const column = byTitle.get(plainTitle(title));
    const at = { ...place, column: title };
    if (column === undefined) return [{ ...at, message: titleProblem(cell, sheet) }];
    const first = indexes.get(column);
    if (first !== undefined)
      return [{ ...at, message: `is there twice; the other one is column ${columnLetter(first)}` }];
    indexes.set(column, index);
    return [];
  }).flat();
  const titled = {
    sheet,
    title: grid.title,
    row: number,
    rows,
    indexes,
    isKept,
    isMapped: grid.isMapped === true,
  };
  return { titled, problems };
}

/** Whether a file has a column; images count as one group. */
export const hasColumn = ({ indexes }: TitledGrid, column: Column): boolean =>
  indexes.has(column) ||
  (imageIndex(column) !== undefined &&
    [...indexes.keys()].some((one) => imageIndex(one) !== undefined));

/** The cell of a column; `undefined` without such a column. */
export function cellOf(grid: TitledGrid, row: GridRow, column: Column): Cell | undefined {
  const index = grid.indexes.get(column);
  return index === undefined ? undefined : row.cells[index];
}

/** The place of a row, or of its cell in a column. */
export function placeOf(grid: TitledGrid, row: GridRow, column?: Column) {
  const index = column && grid.indexes.get(column);
  return {
    sheet: grid.title,
    row: row.number,
    ...(column && { column: column.title }),
    ...(index !== undefined && !grid.isMapped && { letter: columnLetter(index) }),
  };
}
