import type { Problem } from '../catalogue/problems.ts';
import type { Grid, ReadFile, SheetProblem } from './grid.ts';
import { readContent } from './readContent.ts';

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
 * Leaves out problems that follow from others: further ones of a place, and those of rows as a whole beside those of their
 * cells.
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
