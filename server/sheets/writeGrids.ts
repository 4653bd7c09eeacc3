import { sheetRows } from '../catalogue/priceSheet.ts';
import type { CatalogueContent } from '../catalogue/catalogueShape.ts';
import type { MadeToMeasure } from '../catalogue/madeToMeasure.ts';
import type { Path } from '../catalogue/problems.ts';
import { RECORD_SHEETS, SHEETS, priceTableSheet } from './catalogueSheets.ts';
import type { Cell, Grid } from './grid.ts';
import { gridRows } from './gridPrices.ts';
import { imageIndex } from './imageColumns.ts';
import { gridPrices } from './madeSheets.ts';
import type { Fields } from './readRow.ts';
import type { Column, Sheet } from './sheet.ts';

/** Fewest columns of images of a sheet, so that one is left to fill in. */
const LEAST_IMAGES = 2;

const valueAt = (record: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Fields)[key] : undefined),
    record,
  );

const asFields = (value: unknown): Fields[] => value as Fields[];

/** The records of a sheet, each with the key of its parent. */
function recordsOf(sheet: Sheet, content: CatalogueContent): Fields[] {
  if (sheet === priceTableSheet) {
    const { priceTable } = content;
    return priceTable === undefined ? [] : sheetRows(priceTable).map((row) => ({ ...row }));
  }
  if (sheet === gridPrices)
    return content.products.flatMap(({ id, madeToMeasure }) => {
      const made: MadeToMeasure | undefined = madeToMeasure;
      return made?.kind === 'blind' && made.price.by === 'grid' ? gridRows(id, made.price) : [];
    });
  if (sheet.field === 'marquee')
    return content.marquee.map((line) => (typeof line === 'string' ? { content: line } : line));
  const { parent, field } = sheet;
  const lists = content as unknown as Record<string, Fields[]>;
  if (parent === undefined) return lists[field] ?? [];
  const owner = RECORD_SHEETS.find(({ name }) => name === parent.name);
  return (lists[owner?.field ?? ''] ?? []).flatMap((record) => {
    const value = record[field];
    const records = parent.isSingle ? (value === undefined ? [] : [value]) : value;
    return asFields(records).map((one) => ({ ...one, [parent.title]: record['id'] }));
  });
}

/** The columns of a sheet that some records need. */
function usedColumns({ columns }: Sheet, records: readonly Fields[]): readonly Column[] {
  const images = records.map(({ images: list }) => (Array.isArray(list) ? list.length : 0));
  const most = Math.max(LEAST_IMAGES, ...images);
  return columns.filter((column) => (imageIndex(column) ?? 0) < most);
}

function gridOf(sheet: Sheet, content: CatalogueContent): Grid {
  const records = recordsOf(sheet, content);
  const columns = usedColumns(sheet, records);
  const rows = [
    columns.map(({ title }): Cell => ({ type: 'text', text: title })),
    ...records.map((record) => columns.map(({ kind, path }) => kind.write(valueAt(record, path)))),
  ];
  return { title: sheet.name, rows: rows.map((cells, index) => ({ number: index + 1, cells })) };
}

/** All sheets of a catalogue. */
export const catalogueGrids = (content: CatalogueContent): Grid[] =>
  SHEETS.map((sheet) => gridOf(sheet, content));
