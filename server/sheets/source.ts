import type { Problem } from '../catalogue/problems.ts';
import { SHEETS } from './catalogueSheets.ts';
import { sheetProblemLine } from './grid.ts';
import type { Grid, ReadFile, SheetProblem } from './grid.ts';
import { divideProducts } from './joinedCsv.ts';
import { readContent } from './readContent.ts';
import { readCsv } from './readCsv.ts';
import { plainTitle } from './titles.ts';

/** What a file holds as the content of a catalogue, not validated. */
export interface CatalogueSource {
  content: unknown;
  /** Everything that is wrong: with the file, and the problems of its content, each with its place. */
  problemsOf: (problems: readonly Problem[]) => SheetProblem[];
  /** Sheets that the file does not have, which stay as they are. */
  kept: readonly string[];
}

const keyOf = ({ sheet, row, column }: SheetProblem): string =>
  [sheet, row ?? '', column ?? ''].join('\n');

/**
 * Each place once, with what was found first, and rows as a whole only without problems of their cells: the others
 * follow from these.
 */
function firstOfEach(problems: readonly SheetProblem[]): SheetProblem[] {
  const rowOf = ({ sheet, row }: SheetProblem) => `${sheet}\n${row ?? ''}`;
  const rows = new Set(problems.filter(({ column }) => column !== undefined).map(rowOf));
  const byPlace = new Map<string, SheetProblem>();
  for (const problem of problems) {
    const isWhole = problem.row !== undefined && problem.column === undefined;
    if (isWhole && rows.has(rowOf(problem))) continue;
    const key =
      problem.row === undefined ? `${keyOf(problem)}\n${problem.message}` : keyOf(problem);
    if (!byPlace.has(key)) byPlace.set(key, problem);
  }
  return [...byPlace.values()];
}

/** The content of the sheets of a file. @param shop the sheets of the current catalogue */
export function sourceOf({ grids, problems }: ReadFile, shop: readonly Grid[]): CatalogueSource {
  const read = readContent(grids, shop);
  const order = grids.map(({ title }) => title);
  return {
    content: read.content,
    kept: read.kept,
    problemsOf: (found) => {
      const placed = found
        .filter(({ path }) => !(read.hasInvalidPrices && path[0] === 'priceTable'))
        .map((problem) => read.places.find(problem));
      return firstOfEach([...problems, ...read.problems, ...placed]).sort(
        (a, b) => order.indexOf(a.sheet) - order.indexOf(b.sheet) || (a.row ?? 0) - (b.row ?? 0),
      );
    },
  };
}

/** A CSV file by itself: the sheet that its name says, else products with their sizes. */
export function readSingleCsv(bytes: Uint8Array, title: string): ReadFile {
  const read = readCsv(bytes, title);
  const isOther = SHEETS.some(
    ({ name }) => name !== 'products' && plainTitle(name) === plainTitle(title),
  );
  const [grid] = read.grids;
  if (isOther || grid === undefined) return read;
  const { grids, problems } = divideProducts(grid);
  return { grids, problems: [...read.problems, ...problems] };
}

export const problemLines = (problems: readonly SheetProblem[]): string[] =>
  problems.map(sheetProblemLine);
