import type { Queryable } from '../db/open.ts';

/** Ids of the records that have a page. */
export interface SitemapIds {
  categories: string[];
  subCategories: { id: string; categoryId: string }[];
  products: string[];
  works: string[];
}

/** Ids of a table in catalogue order. */
export async function listIds(
  db: Queryable,
  table: 'categories' | 'products' | 'works',
  limit: number,
): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('position').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Lists the records with a page in catalogue order. @param limit maximum of each kind */
export async function listSitemapIds(db: Queryable, limit: number): Promise<SitemapIds> {
  const [categories, products, works] = await Promise.all([
    listIds(db, 'categories', limit),
    listIds(db, 'products', limit),
    listIds(db, 'works', limit),
  ]);
  const subCategories = await db
    .selectFrom('sub_categories')
    .select(['id', 'category_id'])
    .orderBy('category_id')
    .orderBy('position')
    .limit(limit)
    .execute();
  return {
    categories,
    products,
    works,
    subCategories: subCategories.map((row) => ({ id: row.id, categoryId: row.category_id })),
  };
}
