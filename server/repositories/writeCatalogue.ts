import type { Kysely } from 'kysely';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import type { Queryable } from '../db/open.ts';
import { dubaiDay } from '../rules/dubaiTime.ts';
import { ENTITY_TABLES, LIST_TABLES, catalogueRows } from './catalogueRows.ts';
import type { CatalogueRow, Change, EntityTable, ListTable } from './catalogueRows.ts';
import { writeTexts } from './catalogueTexts.ts';
import { chunksOf } from './chunks.ts';
import { writePriceTable } from './priceTables.ts';

export interface CatalogueChanges {
  tables: Record<EntityTable | ListTable | 'catalogue_texts' | 'price_tables', Change>;
  /** Reviews of removed products and cart lines of removed sizes, which are deleted, and finished windows in carts, which stay as unavailable. */
  lost: { reviews: number; cartLines: number; finishedWindows: number };
}

/** The database, typed by the common columns of the catalogue tables. */
function asRows(db: Queryable): Kysely<Record<EntityTable | ListTable, CatalogueRow>> {
  return db as unknown as Kysely<Record<EntityTable | ListTable, CatalogueRow>>;
}

function isSame(a: CatalogueRow, b: CatalogueRow | undefined): boolean {
  return b !== undefined && Object.keys(a).every((column) => a[column] === b[column]);
}

async function readRows(db: Queryable, table: EntityTable | ListTable): Promise<CatalogueRow[]> {
  const rows = await asRows(db).selectFrom(table).selectAll().execute();
  return rows as CatalogueRow[];
}

async function insertRows(trx: Queryable, table: EntityTable | ListTable, rows: CatalogueRow[]) {
  for (const chunk of chunksOf(rows)) await asRows(trx).insertInto(table).values(chunk).execute();
}

/** Inserts and updates rows; obsolete ones are deleted later, because rows still refer to them. */
async function upsertRows(
  trx: Queryable,
  table: EntityTable,
  rows: CatalogueRow[],
): Promise<{ change: Change; obsolete: string[] }> {
  const existing = new Map((await readRows(trx, table)).map((row) => [row.id, row]));
  const added = rows.filter((row) => !existing.has(row.id));
  const changed = rows.filter((row) => existing.has(row.id) && !isSame(row, existing.get(row.id)));
  await insertRows(trx, table, added);
  for (const { id, ...columns } of changed) {
    await asRows(trx).updateTable(table).set(columns).where('id', '=', id).execute();
  }
  const ids = new Set(rows.map((row) => row.id));
  const obsolete = [...existing.keys()].filter((id) => !ids.has(id));
  const change = { added: added.length, changed: changed.length, removed: obsolete.length };
  return { change, obsolete };
}

async function replaceList(
  trx: Queryable,
  table: ListTable,
  rows: CatalogueRow[],
): Promise<Change> {
  const existing = (await readRows(trx, table)).toSorted(
    (a, b) => Number(a['position']) - Number(b['position']),
  );
  const isUnchanged =
    existing.length === rows.length &&
    rows.every((row, index) => isSame({ ...row, id: existing[index]?.id ?? '' }, existing[index]));
  if (isUnchanged) return { added: 0, changed: 0, removed: 0 };
  await asRows(trx).deleteFrom(table).execute();
  await insertRows(trx, table, rows);
  const common = Math.min(existing.length, rows.length);
  return { added: rows.length - common, changed: common, removed: existing.length - common };
}

async function countLost(
  trx: Queryable,
  obsolete: { products: string[]; sizes: string[] },
): Promise<CatalogueChanges['lost']> {
  const lost = { reviews: 0, cartLines: 0, finishedWindows: 0 };
  for (const ids of chunksOf(obsolete.products)) {
    const reviews = trx.selectFrom('reviews').where('product_id', 'in', ids).select('id');
    lost.reviews += (await reviews.execute()).length;
    const windows = trx.selectFrom('cart_configurations').where('product_id', 'in', ids);
    lost.finishedWindows += (await windows.select('id').execute()).length;
  }
  for (const ids of chunksOf(obsolete.sizes)) {
    const lines = trx.selectFrom('cart_lines').where('size_id', 'in', ids).select('id');
    lost.cartLines += (await lines.execute()).length;
  }
  return lost;
}

/**
 * Replaces the catalogue in the caller's transaction, with the prices of today. Keeps ids, so that carts, reviews and URLs stay valid.
 * Orders do not change: they store names and prices.
 */
export async function writeCatalogue(
  trx: Queryable,
  content: CatalogueContent,
  now: Date,
): Promise<CatalogueChanges> {
  const rows = catalogueRows(content, dubaiDay(now));
  const results = new Map<EntityTable, { change: Change; obsolete: string[] }>();
  for (const table of ENTITY_TABLES) results.set(table, await upsertRows(trx, table, rows[table]));
  const obsoleteIdsOf = (table: EntityTable): string[] => results.get(table)?.obsolete ?? [];
  const lost = await countLost(trx, {
    products: obsoleteIdsOf('products'),
    sizes: obsoleteIdsOf('product_sizes'),
  });
  for (const table of ENTITY_TABLES.toReversed()) {
    for (const ids of chunksOf(obsoleteIdsOf(table))) {
      await asRows(trx).deleteFrom(table).where('id', 'in', ids).execute();
    }
  }
  const tables: Partial<CatalogueChanges['tables']> = {};
  for (const [table, { change }] of results) tables[table] = change;
  for (const table of LIST_TABLES) tables[table] = await replaceList(trx, table, rows[table]);
  tables.catalogue_texts = await writeTexts(trx, content);
  tables.price_tables = await writePriceTable(trx, content.priceTable);
  return { tables: tables as CatalogueChanges['tables'], lost };
}
