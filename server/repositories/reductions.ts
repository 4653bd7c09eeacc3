import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { referencePrice } from '../../src/lib/madeToMeasure/referencePrice.ts';
import type { CatalogueTables } from '../db/catalogueTables.ts';
import type { Db, Queryable } from '../db/open.ts';
import { lockCatalogue } from './catalogueVersion.ts';
import { chunksOf } from './chunks.ts';
import { findPriceables } from './madeProducts.ts';

type Sizes = ExpressionBuilder<Pick<CatalogueTables, 'product_sizes'>, 'product_sizes'>;

/** Sizes whose reduction begins: `today` is within its period, and they are at the original price. */
const begins = (today: string) => (eb: Sizes) =>
  eb.and([
    eb('reduced_price_minor', 'is not', null),
    eb('original_price_minor', 'is', null),
    eb.or([eb('reduced_from', 'is', null), eb('reduced_from', '<=', today)]),
    eb.or([eb('reduced_until', 'is', null), eb('reduced_until', '>=', today)]),
  ]);

/** Sizes whose reduction ends: `today` is not within its period, and they are reduced. */
const ends = (today: string) => (eb: Sizes) =>
  eb.and([
    eb('reduced_price_minor', 'is not', null),
    eb('original_price_minor', 'is not', null),
    eb.or([eb('reduced_from', '>', today), eb('reduced_until', '<', today)]),
  ]);

/**
 * Sizes whose reduction begins or ends. The condition of both stands first, because the partial index needs it: the check
 * runs every few seconds, and few sizes have a reduction.
 */
const isDue =
  (today: string) =>
  (eb: Sizes): Expression<SqlBool> =>
    eb.and([
      eb('reduced_price_minor', 'is not', null),
      eb.or([begins(today)(eb), ends(today)(eb)]),
    ]);

/** Stores what usual windows of products cost, which depends on the prices of their cloth; unchanged prices are not written. */
async function repriceMade(trx: Queryable, productIds: readonly string[]): Promise<void> {
  for (const ids of chunksOf(productIds)) {
    const rows = await trx
      .selectFrom('products')
      .select(['id', 'made_price_minor'])
      .where('id', 'in', ids)
      .where('made_to_measure', 'is not', null)
      .execute();
    const made = await findPriceables(
      trx,
      rows.map(({ id }) => id),
    );
    for (const { id, made_price_minor: stored } of rows) {
      const priceable = made.get(id);
      if (!priceable) continue;
      const price = referencePrice(priceable.product, priceable.table) ?? null;
      if (price === stored) continue;
      await trx
        .updateTable('products')
        .set({ made_price_minor: price })
        .where('id', '=', id)
        .execute();
    }
  }
}

/**
 * Begins and ends the reductions that are due, in one transaction: the columns of the price change, and with them the version
 * of the catalogue, so that lists, pages, search, carts and orders agree on the price.
 * @param today the day in Dubai
 */
export async function turnReductions(db: Db, today: string): Promise<void> {
  const due = db.selectFrom('product_sizes').select('id').where(isDue(today)).limit(1);
  if ((await due.executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (trx) => {
    await lockCatalogue(trx);
    const products = await trx
      .selectFrom('product_sizes')
      .select('product_id')
      .distinct()
      .where(isDue(today))
      .execute();
    await trx
      .updateTable('product_sizes')
      .set((eb) => ({
        price_minor: eb.fn.coalesce('original_price_minor', 'price_minor'),
        original_price_minor: null,
      }))
      .where(ends(today))
      .execute();
    await trx
      .updateTable('product_sizes')
      .set((eb) => ({
        price_minor: eb.fn.coalesce('reduced_price_minor', 'price_minor'),
        original_price_minor: eb.ref('price_minor'),
      }))
      .where(begins(today))
      .execute();
    await repriceMade(
      trx,
      products.map((row) => row.product_id),
    );
  });
}
