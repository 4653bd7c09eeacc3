import { invalidCatalogue } from '../catalogue/catalogueFileError.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import type { Queryable } from '../db/open.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import type { Change } from './catalogueRows.ts';

const parse = (content: string): PriceTable => JSON.parse(content) as PriceTable;

/** The price table of new prices; `undefined` when nothing is made to measure. */
export async function currentPriceTable(db: Queryable): Promise<PriceTable | undefined> {
  const row = await db
    .selectFrom('price_tables')
    .select('content')
    .where('is_current', '=', 1)
    .executeTakeFirst();
  return row && parse(row.content);
}

/** Version of the price table of new prices; `undefined` when nothing is made to measure. */
export async function currentPriceVersion(db: Queryable): Promise<number | undefined> {
  const row = await db
    .selectFrom('price_tables')
    .select('version')
    .where('is_current', '=', 1)
    .executeTakeFirst();
  return row?.version;
}

/** A version of the price table; stored prices name theirs, so none is deleted. */
export async function findPriceTable(
  db: Queryable,
  version: number,
): Promise<PriceTable | undefined> {
  const row = await db
    .selectFrom('price_tables')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirst();
  return row && parse(row.content);
}

/** The highest version that is stored; 0 when there is none. */
export async function latestPriceVersion(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('price_tables')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Makes a table the current one, or none.
 * @throws CatalogueFileError when its version is stored with other content
 */
export async function writePriceTable(
  trx: Queryable,
  table: PriceTable | undefined,
): Promise<Change> {
  const unchanged: Change = { added: 0, changed: 0, removed: 0 };
  const rows = await trx.selectFrom('price_tables').selectAll().execute();
  const current = rows.find((row) => row.is_current === 1);
  const clear = () =>
    trx.updateTable('price_tables').set({ is_current: 0 }).where('is_current', '=', 1).execute();
  if (table === undefined) {
    await clear();
    return { ...unchanged, removed: current === undefined ? 0 : 1 };
  }
  const stored = rows.find(({ version }) => version === table.version);
  const content = canonicalJson(table);
  if (stored !== undefined && stored.content !== content)
    throw invalidCatalogue([
      `priceTable.version: ${table.version} is stored with other prices, raise it`,
    ]);
  if (stored?.is_current === 1) return unchanged;
  await clear();
  if (stored === undefined) {
    const row = { version: table.version, content, is_current: 1 };
    await trx.insertInto('price_tables').values(row).execute();
    return { ...unchanged, added: 1 };
  }
  await trx
    .updateTable('price_tables')
    .set({ is_current: 1 })
    .where('version', '=', table.version)
    .execute();
  return { ...unchanged, changed: 1 };
}
