import { groupBy } from '../rules/groupBy.ts';
import { SHEETS } from './catalogueSheets.ts';
import { columnLetter, isBlank, shownText } from './grid.ts';
import type { Cell, Grid, GridRow, ReadFile, SheetProblem } from './grid.ts';
import { idOf } from './kind.ts';
import { products, sizes } from './productSheets.ts';
import { readCsv } from './readCsv.ts';
import { isPrivate, plainTitle } from './titles.ts';

const SIZE_ID = 'size id';
const SIZE_TITLES: ReadonlyMap<string, string> = new Map(
  sizes.columns
    .filter(({ title }) => title !== 'product')
    .map(({ title }) => [plainTitle(title === 'id' ? SIZE_ID : title), title]),
);

const pick = (cells: GridRow['cells'], keep: (index: number) => boolean) =>
  cells.map((cell, index) => (keep(index) ? cell : undefined));

/**
 * Divides products with their sizes, a row per size, into the sheets products and sizes. The first row of a product has its
 * fields; the following ones repeat them or leave them empty. Places stay those of the file.
 */
function divideProducts({ title, rows }: Grid): ReadFile {
  const [head, ...body] = rows;
  if (head === undefined) return { grids: [{ title, name: products.name, rows }], problems: [] };
  const titles = head.cells.map((cell) => plainTitle(shownText(cell)));
  const idIndex = titles.indexOf('id');
  const isOfSize = (index: number): boolean => SIZE_TITLES.has(titles[index] ?? '');
  const isOwn = (index: number): boolean => isPrivate(shownText(head.cells[index]));
  const isOfProduct = (index: number): boolean => !isOfSize(index);
  const problems: SheetProblem[] = [];
  const ofProducts: GridRow[] = [];
  const ofSizes: GridRow[] = [];
  let product: GridRow | undefined;
  for (const row of body) {
    const { number, cells } = row;
    const key = idOf(cells[idIndex]);
    if (product === undefined || (key !== '' && key !== idOf(product.cells[idIndex]))) {
      product = row;
      ofProducts.push({ number, cells: pick(cells, isOfProduct) });
    } else {
      for (const [index, cell] of cells.entries()) {
        const first = shownText(product.cells[index]);
        const isRepeated = isBlank(cell) || shownText(cell) === first;
        if (isRepeated || index === idIndex || isOfSize(index) || isOwn(index)) continue;
        problems.push({
          sheet: title,
          row: number,
          column: shownText(head.cells[index]),
          letter: columnLetter(index),
          value: shownText(cell),
          message: `differs from row ${product.number} of the same product; leave it empty or repeat it`,
        });
      }
    }
    if (!cells.some((cell, index) => isOfSize(index) && !isBlank(cell))) continue;
    const own = pick(cells, isOfSize);
    own[idIndex] = product.cells[idIndex];
    ofSizes.push({ number, cells: own });
  }
  const { number } = head;
  const sizeTitles = titles.map((one, index): Cell | undefined => {
    const name = index === idIndex ? 'product' : SIZE_TITLES.get(one);
    return name === undefined ? undefined : { type: 'text', text: name };
  });
  const grids: Grid[] = [
    {
      title,
      name: products.name,
      rows: [{ number, cells: pick(head.cells, isOfProduct) }, ...ofProducts],
    },
  ];
  if (titles.some((_, index) => isOfSize(index)))
    grids.push({ title, name: sizes.name, rows: [{ number, cells: sizeTitles }, ...ofSizes] });
  return { grids, problems };
}

/** Reads a CSV file by itself: the sheet that it is named after, else products with their sizes. */
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

/** Products with their sizes in one sheet, a row per size. */
export function joinProducts(productGrid: Grid, sizeGrid: Grid): Grid {
  const [productHead, ...productRows] = productGrid.rows;
  const [sizeHead, ...sizeRows] = sizeGrid.rows;
  const width = productHead?.cells.length ?? 0;
  const sizesOf = groupBy(sizeRows, (row) => shownText(row.cells[0]));
  const cells = productRows.flatMap(({ cells: own }) => {
    const [first, ...others] = sizesOf.get(shownText(own[0])) ?? [];
    const idAlone = Array.from({ length: width }, (_, index) => (index === 0 ? own[0] : undefined));
    return [
      [...own, ...(first?.cells.slice(1) ?? [])],
      ...others.map((size) => [...idAlone, ...size.cells.slice(1)]),
    ];
  });
  const titles = sizeHead?.cells
    .slice(1)
    .map((cell): Cell | undefined =>
      shownText(cell) === 'id' ? { type: 'text', text: SIZE_ID } : cell,
    );
  const all = [[...(productHead?.cells ?? []), ...(titles ?? [])], ...cells];
  return {
    title: products.name,
    rows: all.map((one, index) => ({ number: index + 1, cells: one })),
  };
}
