import { CellError, parseCell, printCell } from './priceSheetCells.ts';
import {
  buildTable,
  isSheetName,
  listValues,
  nameOfPath,
  type SheetNode,
  type SheetSource,
} from './priceSheetNodes.ts';
import { priceTable, type PriceTable } from './priceTable.ts';

/** A value of the price table as a sheet shows it. */
export interface SheetRow {
  name: string;
  value: string;
  unit: string;
}

/** All rows of a table, also those without a value. */
export const sheetRows = (table: PriceTable): SheetRow[] =>
  listValues({ ...table, sample: table.sample ?? false }).map(({ name, node, value }) => ({
    name,
    value: printCell(node, value),
    unit: node.unit ?? '',
  }));

/** A row of a file; its number is that of the spreadsheet. */
export interface PriceRow extends SheetRow {
  number: number;
}

/** What is wrong with a row, or with the whole table. */
export interface PriceProblem {
  row?: number;
  column?: keyof SheetRow;
  message: string;
}

interface FileSource extends SheetSource {
  byName: ReadonlyMap<string, PriceRow>;
}

/** Values of the rows of a file; what is wrong with them is added to the problems. */
function sourceOf(rows: readonly PriceRow[], problems: PriceProblem[]): FileSource {
  const byName = new Map<string, PriceRow>();
  for (const row of rows) {
    const first = byName.get(row.name);
    if (first === undefined) byName.set(row.name, row);
    else {
      const message = `${row.name} is also in row ${first.number}`;
      problems.push({ row: row.number, column: 'name', message });
    }
  }
  const valueOf = (name: string, node: SheetNode): unknown => {
    const row = byName.get(name);
    if (row === undefined) return undefined;
    if (row.unit !== '' && row.unit !== node.unit) {
      const message = `${name} is in ${node.unit ?? 'no unit'}, not in ${row.unit}`;
      problems.push({ row: row.number, column: 'unit', message });
    }
    try {
      return parseCell(node, row.value);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ row: row.number, column: 'value', message: error.message });
      return undefined;
    }
  };
  const numbersOf = (name: string): number[] => {
    const rest = [...byName.keys()]
      .filter((one) => one.startsWith(`${name}.`))
      .map((one) => Number(one.slice(name.length + 1).split('.', 1)[0]));
    return [...new Set(rest)].filter(Number.isSafeInteger).sort((a, b) => a - b);
  };
  return { byName, valueOf, numbersOf };
}

/** The price table of some rows, or what is wrong with them. */
export function readPriceTable(rows: readonly PriceRow[]): {
  table?: PriceTable;
  problems: PriceProblem[];
} {
  const problems: PriceProblem[] = [];
  const source = sourceOf(rows, problems);
  const { data: table, error } = priceTable.safeParse(buildTable(source));
  for (const { number, name } of rows.filter((row) => !isSheetName(row.name)))
    problems.push({ row: number, column: 'name', message: `"${name}" is no price` });
  // A cell that cannot be read is not also reported as missing.
  if (problems.length > 0) return { problems };
  if (table !== undefined) return { table, problems };
  const invalid = error.issues.map(({ path, message }): PriceProblem => {
    const names = path.map((_, index) => nameOfPath(path.slice(0, path.length - index), source));
    const row = names.map((name) => source.byName.get(name)).find((one) => one !== undefined);
    return row === undefined || row.value.trim() === ''
      ? { message: `${names[0] ?? ''} has no value` }
      : { row: row.number, column: 'value', message };
  });
  return { problems: invalid };
}
