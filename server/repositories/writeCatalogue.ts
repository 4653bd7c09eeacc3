import type { Kysely } from 'kysely';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import type { Queryable } from '../db/open.ts';
import { KEPT_TABLES, LIST_TABLES, catalogueRows } from './catalogueRows.ts';
import type { CatalogueRow, KeptTable, ListTable } from './catalogueRows.ts';

/** Numbers of added, changed and removed rows of a table. */
export interface Change {
  added: number;
  changed: number;
  removed: number;
}

/** Result of writing a catalogue. */
export interface CatalogueChanges {
  tables: Record<KeptTable | ListTable, Change>;
  /** Reviews of removed products and cart lines of removed sizes, which are deleted too. */
  lost: { reviews: number; cartLines: number };
}

/** Databases limit the number of values per statement. */
const CHUNK = 100;

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** The database, typed by the common columns of the catalogue tables. */
function asRows(db: Queryable): Kysely<Record<KeptTable | ListTable, CatalogueRow>> {
  return db as unknown as Kysely<Record<KeptTable | ListTable, CatalogueRow>>;
}

function isSame(a: CatalogueRow, b: CatalogueRow | undefined): boolean {
  return b !== undefined && Object.keys(a).every((column) => a[column] === b[column]);
}

async function readRows(db: Queryable, table: KeptTable | ListTable): Promise<CatalogueRow[]> {
  const rows = await asRows(db).selectFrom(table).selectAll().execute();
  return rows as CatalogueRow[];
}

async function insertRows(
  trx: Queryable,
  table: KeptTable | ListTable,
  rows: CatalogueRow[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) await asRows(trx).insertInto(table).values(chunk).execute();
}

/** Adds and changes rows; obsolete rows are deleted later, because others may still refer to them. */
async function keepRows(
  trx: Queryable,
  table: KeptTable,
  rows: CatalogueRow[],
): Promise<{ change: Change; gone: string[] }> {
  const known = new Map((await readRows(trx, table)).map((row) => [row.id, row]));
  const added = rows.filter((row) => !known.has(row.id));
  const changed = rows.filter((row) => known.has(row.id) && !isSame(row, known.get(row.id)));
  await insertRows(trx, table, added);
  for (const { id, ...columns } of changed) {
    await asRows(trx).updateTable(table).set(columns).where('id', '=', id).execute();
  }
  const wanted = new Set(rows.map((row) => row.id));
  const gone = [...known.keys()].filter((id) => !wanted.has(id));
  const change = { added: added.length, changed: changed.length, removed: gone.length };
  return { change, gone };
}

async function replaceList(
  trx: Queryable,
  table: ListTable,
  rows: CatalogueRow[],
): Promise<Change> {
  const known = (await readRows(trx, table)).toSorted(
    (a, b) => Number(a['position']) - Number(b['position']),
  );
  const isUnchanged =
    known.length === rows.length &&
    rows.every((row, index) => isSame({ ...row, id: known[index]?.id ?? '' }, known[index]));
  if (isUnchanged) return { added: 0, changed: 0, removed: 0 };
  await asRows(trx).deleteFrom(table).execute();
  await insertRows(trx, table, rows);
  const common = Math.min(known.length, rows.length);
  return { added: rows.length - common, changed: common, removed: known.length - common };
}

async function countLost(
  trx: Queryable,
  gone: { products: string[]; sizes: string[] },
): Promise<CatalogueChanges['lost']> {
  const lost = { reviews: 0, cartLines: 0 };
  for (const ids of chunksOf(gone.products)) {
    const reviews = trx.selectFrom('reviews').where('product_id', 'in', ids).select('id');
    lost.reviews += (await reviews.execute()).length;
  }
  for (const ids of chunksOf(gone.sizes)) {
    const lines = trx.selectFrom('cart_lines').where('size_id', 'in', ids).select('id');
    lost.cartLines += (await lines.execute()).length;
  }
  return lost;
}

/**
 * Replaces the catalogue in the caller's transaction. Ids are kept, so that carts, reviews and URLs stay valid. Orders
 * are not changed: they have their own names and prices.
 */
export async function writeCatalogue(
  trx: Queryable,
  content: CatalogueContent,
): Promise<CatalogueChanges> {
  const rows = catalogueRows(content);
  const kept = new Map<KeptTable, { change: Change; gone: string[] }>();
  for (const table of KEPT_TABLES) kept.set(table, await keepRows(trx, table, rows[table]));
  const goneOf = (table: KeptTable): string[] => kept.get(table)?.gone ?? [];
  const lost = await countLost(trx, {
    products: goneOf('products'),
    sizes: goneOf('product_sizes'),
  });
  for (const table of KEPT_TABLES.toReversed()) {
    for (const ids of chunksOf(goneOf(table))) {
      await asRows(trx).deleteFrom(table).where('id', 'in', ids).execute();
    }
  }
  const tables: Partial<CatalogueChanges['tables']> = {};
  for (const [table, { change }] of kept) tables[table] = change;
  for (const table of LIST_TABLES) tables[table] = await replaceList(trx, table, rows[table]);
  return { tables: tables as CatalogueChanges['tables'], lost };
}
