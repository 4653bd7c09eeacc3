import type { Product, ProductDetail } from '../../src/contract/products.ts';
import type { MadeToMeasure } from '../catalogue/madeToMeasure.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { Queryable } from '../db/open.ts';
import { toProducts } from './products.ts';

/** A product with the fields of its detail page. */
export interface FullProduct {
  categoryId: string;
  product: Product &
    Pick<ProductDetail, 'brand' | 'category' | 'description' | 'attributes' | 'madeToMeasure'>;
}

/** Products with the fields of their detail pages, in the given order; omits missing ones. */
export async function listFullProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<FullProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'images', 'room_image', 'composed_image'])
    .select(['made_price_minor', 'made_to_measure', 'brand', 'category_id', 'attributes'])
    .select(['products.description', 'categories.name as category'])
    .where('products.id', 'in', ids)
    .execute();
  const found = new Map<string, FullProduct>();
  for (const [index, card] of (await toProducts(db, rows)).entries()) {
    const row = rows[index];
    if (!row) continue;
    const { brand, category, description, attributes, made_to_measure: made } = row;
    const product = {
      ...card,
      brand,
      category,
      description,
      ...(attributes !== '{}' && { attributes: JSON.parse(attributes) as ProductAttributes }),
      ...(made !== null && { madeToMeasure: JSON.parse(made) as MadeToMeasure }),
    };
    found.set(row.id, { categoryId: row.category_id, product });
  }
  return ids.map((id) => found.get(id)).filter((product) => product !== undefined);
}

/** The product with this id, if there is one. */
export async function findProduct(db: Queryable, id: string): Promise<FullProduct | undefined> {
  const [found] = await listFullProducts(db, [id]);
  return found;
}
