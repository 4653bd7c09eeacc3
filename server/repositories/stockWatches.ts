import { isoAfter } from '../clock.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { StockWatchesTable } from '../db/stockTables.ts';
import { newId } from '../ids.ts';
import { STOCK_WATCHES } from '../limits/customers.ts';
import { emailEquals } from './emailEquals.ts';

export type NewStockWatch = Pick<StockWatchesTable, 'product_id' | 'email' | 'language'>;

/** Keeps the newest wishes of an address, so that nobody fills the table with it. */
async function deleteExcess(trx: Tx, email: string): Promise<void> {
  const excess = await trx
    .selectFrom('stock_watches')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(STOCK_WATCHES.perEmail)
    .limit(STOCK_WATCHES.perEmail)
    .execute();
  for (const { id } of excess) await deleteStockWatch(trx, id);
}

/**
 * Stores a wish that waits for its confirmation; a repeated one begins to wait again.
 * @returns the wish, also one that is confirmed already
 */
export async function saveStockWatch(
  trx: Tx,
  watch: NewStockWatch,
  now: Date,
): Promise<StockWatchesTable> {
  const expires_at = isoAfter(now, STOCK_WATCHES.unconfirmedMs);
  const row = { ...watch, id: newId(), created_at: now.toISOString(), confirmed_at: null };
  await trx
    .insertInto('stock_watches')
    .values({ ...row, expires_at })
    .onConflict((oc) =>
      oc
        .columns(['email', 'product_id'])
        .doUpdateSet({ language: watch.language, expires_at })
        .where('stock_watches.confirmed_at', 'is', null),
    )
    .execute();
  await deleteExcess(trx, watch.email);
  return trx
    .selectFrom('stock_watches')
    .selectAll()
    .where('email', '=', watch.email)
    .where('product_id', '=', watch.product_id)
    .executeTakeFirstOrThrow();
}

export async function countStockWatches(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('stock_watches')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A wish that has not expired, with the name of its product. */
export function findStockWatch(db: Queryable, id: string, now: Date) {
  return db
    .selectFrom('stock_watches')
    .innerJoin('products', 'products.id', 'product_id')
    .selectAll('stock_watches')
    .select(['products.name', 'products.attributes'])
    .where('stock_watches.id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function confirmStockWatch(trx: Tx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('stock_watches')
    .set({
      confirmed_at: now.toISOString(),
      expires_at: isoAfter(now, STOCK_WATCHES.confirmedMs),
    })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function deleteStockWatch(trx: Tx, id: string): Promise<boolean> {
  const result = await trx.deleteFrom('stock_watches').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Confirmed wishes with their products, a part at a time. */
export function confirmedStockWatches(db: Queryable, after: string) {
  return db
    .selectFrom('stock_watches')
    .innerJoin('products', 'products.id', 'product_id')
    .selectAll('stock_watches')
    .select(['products.name', 'products.attributes'])
    .where('confirmed_at', 'is not', null)
    .where('stock_watches.id', '>', after)
    .orderBy('stock_watches.id')
    .limit(STOCK_WATCHES.atOnce)
    .execute();
}

/** Wishes of an address, for an export of personal data. */
export const stockWatchesOf = (db: Queryable, email: string) =>
  db
    .selectFrom('stock_watches')
    .select(['product_id', 'language', 'created_at', 'confirmed_at', 'expires_at'])
    .where(emailEquals('email', email))
    .execute();

export async function deleteStockWatchesOf(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('stock_watches').where(emailEquals('email', email)).execute();
}
