import { VERSION } from '../catalogue/catalogueShape.ts';
import { createIdHint } from '../catalogue/nearest.ts';
import { mapLists } from '../lists/lists.ts';
import type { Path } from '../catalogue/problems.ts';
import { isBlank } from './grid.ts';
import type { Cell, Grid, GridRow, SheetProblem } from './grid.ts';
import { gridPrices } from './madeSheets.ts';
import { PRICE_TABLE } from './catalogueSheets.ts';
import { fillGrid } from './gridPrices.ts';
import type { GridPrice } from './gridPrices.ts';
import { idOf } from './kind.ts';
import { matchSheets } from './matchSheets.ts';
import { createPlaces } from './places.ts';
import type { Places } from './places.ts';
import { readPrices } from './readPrices.ts';
import { readRow } from './readRow.ts';
import type { Fields } from './readRow.ts';
import type { Column, Sheet } from './sheet.ts';
import { cellOf, hasColumn, placeOf } from './titles.ts';
import type { TitledGrid } from './titles.ts';

/** Content of a catalogue file that was read from sheets, not validated. */
export interface ReadContent {
  content: Fields;
  /** Where each value is. */
  places: Places;
  problems: SheetProblem[];
  /** Whether the price table cannot be read, which its sheet has problems for. */
  hasInvalidPrices: boolean;
  /** Names of the sheets that the file does not have. */
  kept: string[];
}

interface Entry {
  record: Fields;
  path: Path;
}

/** Ends the message about a row whose parent is not in the file. */
function createParentHint(
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
  ofShop: ReadonlyMap<Sheet, TitledGrid>,
) {
  const hints = new Map<string, (word: string) => string>();
  const createHint = (parent: string) => {
    const shop = [...ofShop.values()].find(({ sheet }) => sheet.name === parent);
    const key = shop?.sheet.columns.find(({ title }) => title === shop.sheet.key);
    const gone = new Set(shop && key && shop.rows.map((row) => idOf(cellOf(shop, row, key))));
    const hint = createIdHint([...(entries.get(parent)?.keys() ?? [])]);
    return (word: string) =>
      gone.has(word) ? '; delete the rows of what you deleted there, too' : hint(word);
  };
  return (parent: string, word: string): string => {
    const hint = hints.get(parent) ?? createHint(parent);
    hints.set(parent, hint);
    return hint(word);
  };
}

/** Looks up cells that a file has no column for in the shop's own sheet. */
function shopCells(grid: TitledGrid, shop: TitledGrid | undefined) {
  const key = grid.sheet.columns.find(({ title }) => title === grid.sheet.key);
  const rows = new Map<string, GridRow>(
    shop && key ? shop.rows.map((row) => [idOf(cellOf(shop, row, key)), row]) : [],
  );
  const byTitle = new Map(grid.sheet.columns.map((column) => [column.title, column]));
  return (row: GridRow, column: Column): Cell | undefined => {
    if (hasColumn(grid, column) || key === undefined || shop === undefined)
      return cellOf(grid, row, column);
    const needed = byTitle.get(column.staysWith ?? '');
    if (needed && hasColumn(grid, needed) && isBlank(cellOf(grid, row, needed))) return undefined;
    const own = rows.get(idOf(cellOf(grid, row, key)));
    return own && cellOf(shop, own, column);
  };
}

const linesOf = (records: readonly Fields[]): unknown[] =>
  records.map((line) => (Object.keys(line).length > 1 ? line : line['content']));

/** Removes products that are gone from a work of the shop. */
function dropUnknown(work: Fields, products: ReadonlyMap<string, Entry> | undefined): void {
  const used = work['products'] as string[] | undefined;
  const known = used?.filter((id) => products?.has(id));
  if (known?.length === 0) delete work['products'];
  else if (known !== undefined) work['products'] = known;
}

/**
 * Reads the sheets of a file into the content of a catalogue. A sheet or column that it has not stays as it is in the shop.
 * @param shop the sheets of the current catalogue
 */
export function readContent(file: readonly Grid[], shop: readonly Grid[]): ReadContent {
  const { grids, ofShop, problems } = matchSheets(file, shop);
  const places = createPlaces();
  const lists: Record<string, Fields[]> = {
    ...mapLists(() => []),
    ...{ banners: [], marquee: [], categories: [], products: [], articles: [] },
  };
  const entries = new Map<string, Map<string, Entry>>();
  const prices = new Map<Entry, GridPrice[]>();
  let priceTable: unknown;
  let hasInvalidPrices = false;

  const hintFor = createParentHint(entries, ofShop);
  const parentOf = (grid: TitledGrid, row: GridRow): Entry | undefined => {
    const { parent, columns } = grid.sheet;
    const column = columns.find(({ title }) => title === parent?.title);
    if (parent === undefined || column === undefined) return undefined;
    const value = idOf(cellOf(grid, row, column));
    const found = entries.get(parent.name)?.get(value);
    if (found === undefined && value !== '' && !grid.isKept)
      problems.push({
        ...placeOf(grid, row, column),
        value,
        message: `is no id of the sheet ${parent.name}${hintFor(parent.name, value)}`,
      });
    return found;
  };

  const addRow = (grid: TitledGrid, row: GridRow, cellAt: (column: Column) => Cell | undefined) => {
    const { sheet } = grid;
    const parent = sheet.parent && parentOf(grid, row);
    if (sheet.parent && parent === undefined && grid.isKept) return;
    const { record, images, problems: found } = readRow(grid, row, cellAt);
    problems.push(...found);
    if (sheet.parent === undefined) {
      const list = (lists[sheet.field] ??= []);
      const path = [sheet.field, list.length];
      list.push(record);
      places.add(path, { grid, row, images });
      const entry = { record, path };
      const ofSheet = entries.get(sheet.name) ?? new Map<string, Entry>();
      if (typeof record['id'] === 'string' && !ofSheet.has(record['id']))
        entries.set(sheet.name, ofSheet.set(record['id'], entry));
    } else if (parent !== undefined && sheet === gridPrices) {
      const ofProduct = prices.get(parent) ?? [];
      ofProduct.push({ row, ...record });
      prices.set(parent, ofProduct);
    } else if (parent !== undefined && sheet.parent.isSingle === true) {
      if (parent.record[sheet.field] !== undefined)
        problems.push({ ...placeOf(grid, row), message: 'is a second row for its product' });
      parent.record[sheet.field] = record;
      places.add([...parent.path, sheet.field], { grid, row });
    } else if (parent !== undefined) {
      const list = parent.record[sheet.field] as Fields[];
      places.add([...parent.path, sheet.field, list.length], { grid, row, images });
      list.push(record);
    }
  };

  for (const grid of grids) {
    if (grid.sheet.name === PRICE_TABLE) {
      const read = readPrices(grid);
      problems.push(...read.problems);
      hasInvalidPrices = read.problems.length > 0;
      priceTable = hasInvalidPrices ? 'invalid' : read.table;
      continue;
    }
    const cellAt = shopCells(grid, grid.isKept ? undefined : ofShop.get(grid.sheet));
    for (const row of grid.rows)
      if (row.cells.some((cell) => !isBlank(cell)))
        addRow(grid, row, (column) => cellAt(row, column));
    if (grid.sheet === gridPrices)
      for (const entry of entries.get('products')?.values() ?? [])
        problems.push(...fillGrid(grid, entry, prices.get(entry) ?? [], places));
  }
  const works = grids.find(({ sheet }) => sheet.field === 'works');
  if (works?.isKept)
    for (const work of lists['works'] ?? []) dropUnknown(work, entries.get('products'));
  const { marquee = [], ...records } = lists;
  const content = {
    version: VERSION,
    ...records,
    marquee: linesOf(marquee),
    ...(priceTable !== undefined && { priceTable }),
  };
  const kept = grids.filter(({ isKept }) => isKept).map(({ sheet }) => sheet.name);
  return { content, places, problems, hasInvalidPrices, kept };
}
