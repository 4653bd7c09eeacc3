import type { Path, Problem } from '../catalogue/problems.ts';
import { shownText } from './grid.ts';
import type { GridRow, SheetProblem } from './grid.ts';
import { imageIndex } from './imageColumns.ts';
import type { Column } from './sheet.ts';
import { cellOf, placeOf } from './titles.ts';
import type { TitledGrid } from './titles.ts';

/** A row of a file from which a record was read. */
export interface RowPlace {
  grid: TitledGrid;
  row: GridRow;
  images?: readonly number[];
  /** Title of the column, of a value that is no record. */
  column?: string;
}

/** Rows by the paths of their records. */
export interface Places {
  add: (path: Path, place: RowPlace) => void;
  /** The problem with the place of its path. */
  find: (problem: Problem) => SheetProblem;
}

/** How many keys two paths have in common at the start. */
function common(one: Path, other: Path): number {
  const index = one.findIndex((key, at) => key !== other[at]);
  return index < 0 ? one.length : index;
}

/** The column of a path in a record: the one that shares most of it. */
function columnOf({ grid, images, column: title }: RowPlace, path: Path): Column | undefined {
  if (title !== undefined) return grid.sheet.columns.find((one) => one.title === title);
  const original = path.map((key, at) =>
    typeof key === 'number' && images && ['images', 'imageAlts'].includes(String(path[at - 1]))
      ? (images[key] ?? key)
      : key,
  );
  const [best] = grid.sheet.columns
    .filter((column) => grid.indexes.has(column) || imageIndex(column) === undefined)
    .map((column) => ({ column, shared: common(column.path, original) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return best?.column;
}

/** An empty collection of places. */
export function createPlaces(): Places {
  const rows = new Map<string, RowPlace>();
  const keyOf = (path: Path): string => path.join('\n');
  return {
    add: (path, place) => rows.set(keyOf(path), place),
    find: ({ path, message, other }) => {
      const same = other && rows.get(keyOf(other));
      for (let length = path.length; length > 0; length -= 1) {
        const place = rows.get(keyOf(path.slice(0, length)));
        if (place === undefined) continue;
        const { grid, row } = place;
        const column = columnOf(place, path.slice(length));
        const value = column && shownText(cellOf(grid, row, column));
        return {
          ...placeOf(grid, row, column),
          ...(value && { value }),
          message: same ? `${message} row ${same.row.number}` : message,
        };
      }
      return { sheet: String(path[0] ?? 'file'), message };
    },
  };
}
