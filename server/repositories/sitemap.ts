import type { Queryable } from '../db/open.ts';

/** Ids of the records that have a page. */
export interface SitemapIds {
  categories: string[];
  subCategories: { id: string; categoryId: string }[];
  products: string[];
  works: string[];
}

/** Lists the records with a page in catalogue order. @param limit maximum of each kind */
export async function listSitemapIds(db: Queryable, limit: number): Promise<SitemapIds> {
  const idsOf = (table: 'categories' | 'products' | 'works') =>
    db.selectFrom(table).select('id').orderBy('position').limit(limit).execute();
  const [categories, products, works] = await Promise.all([
    idsOf('categories'),
    idsOf('products'),
    idsOf('works'),
  ]);
  const subCategories = await db
    .selectFrom('sub_categories')
    .select(['id', 'category_id'])
    .orderBy('category_id')
    .orderBy('position')
    .limit(limit)
    .execute();
  return {
    categories: categories.map(({ id }) => id),
    products: products.map(({ id }) => id),
    works: works.map(({ id }) => id),
    subCategories: subCategories.map((row) => ({ id: row.id, categoryId: row.category_id })),
  };
}
