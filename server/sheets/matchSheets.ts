import { SHEETS } from './catalogueSheets.ts';
import type { Grid, SheetProblem } from './grid.ts';
import { nearest } from '../catalogue/nearest.ts';
import type { Sheet } from './sheet.ts';
import { isPrivate, matchTitles, plainTitle } from './titles.ts';
import type { TitledGrid } from './titles.ts';

/** The sheet of a workbook that explains the others. */
export const READ_ME = 'read me';

const bySheetName = new Map(SHEETS.map((sheet) => [plainTitle(sheet.name), sheet]));

function unknownSheet(title: string): SheetProblem {
  const names = SHEETS.map(({ name }) => name);
  const hint = nearest(title, names);
  const rest =
    hint === undefined
      ? `; the sheets are ${names.join(', ')}. # before the name marks a sheet of your own`
      : `; did you mean ${hint}?`;
  return { sheet: title, message: `is no sheet of the catalogue${rest}` };
}

export interface MatchedSheets {
  /** One for each sheet that the file or the shop has. */
  grids: TitledGrid[];
  /** The shop's own, for columns that the file has not. */
  ofShop: ReadonlyMap<Sheet, TitledGrid>;
  problems: SheetProblem[];
}

/** Finds the sheets of the catalogue in a file; those that it has not are the shop's. */
export function matchSheets(file: readonly Grid[], shop: readonly Grid[]): MatchedSheets {
  const problems: SheetProblem[] = [];
  const found = new Map<Sheet, Grid>();
  for (const grid of file) {
    const sheet = bySheetName.get(plainTitle(grid.name ?? grid.title));
    const isOwn = isPrivate(grid.title) || plainTitle(grid.title) === plainTitle(READ_ME);
    if (sheet === undefined) {
      if (!isOwn && !grid.isHidden) problems.push(unknownSheet(grid.title));
    } else if (grid.isHidden) {
      problems.push({
        sheet: grid.title,
        message: 'is hidden; show it in the program, or delete it',
      });
    } else if (found.has(sheet)) {
      problems.push({ sheet: grid.title, message: `is there twice, as ${sheet.name}` });
    } else if (grid.rows.length === 0) {
      problems.push({ sheet: grid.title, message: 'has no titles in its first row' });
    } else found.set(sheet, grid);
  }
  if (found.size === 0 && problems.length === 0)
    problems.push({
      sheet: 'file',
      message: `has none of the sheets ${SHEETS.map(({ name }) => name).join(', ')}`,
    });
  const ofShop = new Map<Sheet, TitledGrid>();
  for (const grid of shop) {
    const sheet = bySheetName.get(plainTitle(grid.title));
    if (sheet === undefined) continue;
    const title = `${grid.title} of the shop`;
    ofShop.set(sheet, matchTitles(sheet, { ...grid, title }, true).titled);
  }
  const grids = SHEETS.flatMap((sheet) => {
    const grid = found.get(sheet);
    if (grid === undefined) return ofShop.get(sheet) ?? [];
    const matched = matchTitles(sheet, grid, false);
    problems.push(...matched.problems);
    return matched.titled;
  });
  return { grids, ofShop, problems };
}
