import { CellError } from '../catalogue/priceSheetCells.ts';
import type { Path } from '../catalogue/problems.ts';
import { isBlank, shownText } from './grid.ts';
import type { Cell, GridRow, SheetProblem } from './grid.ts';
import { imageIndex } from './imageColumns.ts';
import { ARABIC } from './sheet.ts';
import type { Column } from './sheet.ts';
import { hasColumn, placeOf } from './titles.ts';
import type { TitledGrid } from './titles.ts';

/** A record before it is validated. */
export type Fields = Record<string, unknown>;

/** What a row holds, and where each value is. */
export interface ReadRow {
  record: Fields;
  /** Original numbers of the images, because rows may leave some out. */
  images: readonly number[];
  problems: SheetProblem[];
}

type Container = Record<string | number, unknown>;

function setValue(record: Container, path: Path, value: unknown): void {
  const last = path.at(-1);
  if (last === undefined) return;
  const holder = path.slice(0, -1).reduce<Container>((at, key, index) => {
    at[key] ??= typeof path[index + 1] === 'number' ? [] : {};
    return at[key] as Container;
  }, record);
  holder[last] = value;
}

/** The path of a value in its record. Images are counted without those that are left out. */
function movedPath(column: Column, images: readonly number[]): Path | undefined {
  const index = imageIndex(column);
  if (index === undefined) return column.path;
  const moved = images.indexOf(index);
  return moved < 0 ? undefined : column.path.map((key) => (key === index ? moved : key));
}

const isArabic = ({ path }: Column): boolean => path[0] === 'ar';

/**
 * Reads a row into a record, with everything that is wrong with its cells.
 * @param cellAt the cell of a column, also of one that only the shop has
 */
export function readRow(
  grid: TitledGrid,
  row: GridRow,
  cellAt: (column: Column) => Cell | undefined,
): ReadRow {
  const { columns, parent, lists = [] } = grid.sheet;
  const problems: SheetProblem[] = [];
  const report = (column: Column, message: string): void => {
    const value = shownText(cellAt(column));
    problems.push({ ...placeOf(grid, row, column), ...(value && { value }), message });
  };
  const byTitle = new Map(columns.map((column) => [column.title, column]));
  const isFilled = (column: Column | undefined) => column !== undefined && !isBlank(cellAt(column));
  const values = new Map<string, unknown>();

  const valueOf = (column: Column): unknown => {
    const { only, kind, isRequired = false, isOptional = false } = column;
    const condition = only && values.get(only.title);
    // What depends on an invalid cell is not judged.
    if (only && condition === undefined && isFilled(byTitle.get(only.title))) return undefined;
    const applies = only === undefined || condition === only.is;
    const cell = cellAt(column);
    if (cell === undefined || isBlank(cell)) {
      if (applies && isRequired) {
        const isMissing = !hasColumn(grid, column);
        if (isMissing)
          problems.push({
            ...placeOf(grid, { ...row, number: grid.row }, column),
            message: 'is missing; the sheet needs this column',
          });
        else
          report(
            column,
            kind.words
              ? `must not be empty; allowed: ${kind.words.join(', ')}`
              : 'must not be empty',
          );
      }
      return applies && !isOptional ? kind.empty : undefined;
    }
    if (!applies) {
      report(
        column,
        `must be empty, because it is only for rows whose ${only.title} is ${only.is}`,
      );
      return undefined;
    }
    if (cell.type === 'unusable') {
      report(column, cell.reason);
      return undefined;
    }
    try {
      return kind.read(cell);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      report(column, error.message);
      return undefined;
    }
  };
  for (const column of columns) values.set(column.title, valueOf(column));

  const images = columns.flatMap((column) => {
    const index = imageIndex(column);
    return index !== undefined && column.path.at(-1) === 'url' && isFilled(column) ? [index] : [];
  });
  const hasArabic = columns.some((column) => isArabic(column) && isFilled(column));
  const record: Fields = Object.fromEntries(lists.map((list) => [list, []]));
  if (columns.some((column) => imageIndex(column) !== undefined)) record['images'] = [];
  for (const column of columns) {
    if (column.title === parent?.title) continue;
    const path = movedPath(column, images);
    if (path === undefined) {
      // The first one is required, which is reported already.
      const index = imageIndex(column) ?? 0;
      if (index > 0 && isFilled(column))
        report(column, `has no picture: name a photo in image ${index + 1}, or empty this cell`);
      continue;
    }
    if (isArabic(column)) {
      if (!hasArabic) continue;
      const english = byTitle.get(column.title.slice(0, -ARABIC.length));
      const [ofEnglish, ofArabic] = [values.get(english?.title ?? ''), values.get(column.title)];
      if (isFilled(english) && !isFilled(column))
        report(column, 'must not be empty, because other texts of the row are in Arabic');
      else if (Array.isArray(ofEnglish) && Array.isArray(ofArabic))
        if (ofEnglish.length !== ofArabic.length)
          report(column, `must have as many lines as in English: ${ofEnglish.length}`);
    }
    const value = values.get(column.title);
    if (value !== undefined) setValue(record, path, value);
  }
  return { record, images, problems };
}
