import { groupBy } from '../rules/groupBy.ts';
import { SHEETS } from './catalogueSheets.ts';
import { shownText } from './grid.ts';
import type { Cell, Grid, GridRow, ReadFile, SheetProblem } from './grid.ts';
import { imageIndex } from './imageColumns.ts';
import { mappedValue, matches } from './mappedValue.ts';
import type { ValueOf } from './mappedValue.ts';
import type { Mapping, MappedName, Rule } from './mapping.ts';
import { plainTitle } from './titles.ts';

/** The columns that a rule reads. */
const columnsOf = (rule: Rule): string[] =>
  [rule]
    .flat()
    .flatMap((one) =>
      typeof one === 'string'
        ? [one]
        : [
            ...(one.column === undefined ? [] : [one.column]),
            ...(one.join ?? []),
            ...(one.above === undefined ? [] : [one.above]),
            ...Object.keys(one.when ?? {}),
          ],
    );

/** Finds columns by one of their titles; reports those that the file does not have. */
function columnFinder({ title, rows: [head] }: Grid, mapping: Mapping) {
  const titles = head?.cells.map((cell) => plainTitle(shownText(cell))) ?? [];
  const indexOf = (column: string): number | undefined => {
    const names = column.split('|').map(plainTitle);
    const index = titles.findIndex((one) => one !== '' && names.includes(one));
    return index < 0 ? undefined : index;
  };
  const rules = Object.values(mapping.sheets).flatMap((sheet) => Object.values(sheet));
  const named = [
    ...[mapping.product, ...rules].flatMap(columnsOf),
    ...Object.keys(mapping.rows ?? {}),
  ];
  const problems = [...new Set(named)]
    .filter((column) => indexOf(column) === undefined && !column.trim().endsWith('|'))
    .map((column): SheetProblem => ({
      sheet: title,
      row: head?.number,
      column,
      message: `is not in the file, which the mapping ${mapping.name} needs; the file has ${head?.cells.map(shownText).join(', ') ?? 'no columns'}`,
    }));
  return { indexOf, problems };
}

/** Rows by product, in the order of the file. */
function groupRows(rows: readonly number[], mapping: Mapping, valueOf: ValueOf): number[][] {
  let key = '';
  const keyed = rows.map((row) => {
    key = mappedValue(mapping.product, [row], valueOf) || key;
    return { key, row };
  });
  return [...groupBy(keyed, (one) => one.key).values()].map((group) => group.map(({ row }) => row));
}

/** Title of the column that names the product of a size. */
const PRODUCT = 'product';

/** Rows that make a row of ours, and the id of their product. */
interface RowSet {
  rows: readonly number[];
  product: string;
}

/** Converts a file of another shop system into our sheets. Places keep the rows of the file. */
export function applyMapping(grid: Grid, mapping: Mapping): ReadFile {
  const { indexOf, problems } = columnFinder(grid, mapping);
  if (problems.length > 0) return { grids: [], problems };
  const [, ...body] = grid.rows;
  const valueOf: ValueOf = (row, column) => {
    const index = indexOf(column);
    return index === undefined ? '' : shownText(body[row]?.cells[index]);
  };
  const rows = [...body.keys()].filter((row) => matches(row, mapping.rows, valueOf));
  const groups = groupRows(rows, mapping, valueOf);

  const sheetOf = (name: MappedName, sets: readonly RowSet[]): Grid[] => {
    const rules = mapping.sheets[name];
    const sheet = SHEETS.find((one) => one.name === name);
    if (rules === undefined || sheet === undefined) return [];
    const columns = sheet.columns.filter(
      ({ title }) => rules[title] !== undefined || (name === 'sizes' && title === PRODUCT),
    );
    const seen = new Set<string>();
    const mapped = sets.flatMap(({ rows: set, product }): GridRow[] => {
      const values = new Map(
        columns.map((column) => {
          const rule = rules[column.title];
          return [column, rule === undefined ? product : mappedValue(rule, set, valueOf)];
        }),
      );
      const images = columns.filter(
        (column) => column.path.at(-1) === 'url' && values.get(column) !== '',
      );
      const isShown = (column: (typeof columns)[number]): boolean => {
        const index = imageIndex(column);
        return index === undefined || images.some((image) => imageIndex(image) === index);
      };
      const byTitle = new Map([...values].map(([{ title }, value]) => [title, value]));
      const id = byTitle.get('id') ?? '';
      // Rows with further images have no price, and a category is in the file as often as it has products.
      const isSkipped =
        name === 'sizes' ? byTitle.get('price') === '' : name !== 'products' && seen.has(id);
      if (isSkipped) return [];
      seen.add(id);
      const cells = columns.map((column): Cell | undefined => {
        const text = isShown(column) ? (values.get(column) ?? '') : '';
        return text === '' ? undefined : { type: 'text', text };
      });
      return [{ number: body[set[0] ?? 0]?.number ?? 1, cells }];
    });
    const titles = columns.map(({ title }): Cell => ({ type: 'text', text: title }));
    const number = grid.rows[0]?.number ?? 1;
    return [
      { title: grid.title, name, isMapped: true, rows: [{ number, cells: titles }, ...mapped] },
    ];
  };
  const sets = groups.map((set) => ({
    rows: set,
    product: mappedValue(mapping.sheets.products['id'] ?? '', set, valueOf),
  }));
  const ofSizes = sets.flatMap(({ rows: set, product }) =>
    set.map((row) => ({ rows: [row], product })),
  );
  const grids = [
    ...sheetOf('categories', sets),
    ...sheetOf('sub-categories', sets),
    ...sheetOf('products', sets),
    ...sheetOf('sizes', ofSizes),
  ];
  return { grids, problems: [] };
}
