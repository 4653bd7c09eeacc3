import type { Queryable } from '../db/open.ts';

/** Ids of the products that fit a sub-category. */
export async function listFittingIds(
  db: Queryable,
  subCategoryId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sub_category_products')
    .select('product_id')
    .where('sub_category_id', '=', subCategoryId)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}
