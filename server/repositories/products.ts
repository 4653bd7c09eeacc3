import type { Product, Size } from '../../src/contract/products.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { Queryable } from '../db/open.ts';
import type { CatalogueTables, ProductsTable } from '../db/catalogueTables.ts';
import type { OrderItemsTable } from '../db/orderTables.ts';
import { isCloth } from '../rules/isCloth.ts';
import { toMajor } from '../rules/money.ts';
import { readImages } from './images.ts';

/** A size of a product with a quantity and the current price, as an item of an order. */
export type PricedItem = Omit<OrderItemsTable, 'id' | 'order_id' | 'position'>;

/** Columns of a card. */
const CARD = [
  'id',
  'name',
  'images',
  'room_image',
  'composed_image',
  'made_price_minor',
  'attributes',
] as const;
type Row = Pick<ProductsTable, (typeof CARD)[number]>;

/** A size as an anonymous visitor sees it (`withCart`). */
function toSize(row: CatalogueTables['product_sizes']): Size {
  const { id, label, price_minor, original_price_minor, reduced_until, sold_as } = row;
  return {
    _id: id,
    size: label,
    price: toMajor(price_minor),
    ...(original_price_minor !== null && {
      originalPrice: toMajor(original_price_minor),
      ...(reduced_until !== null && { reducedUntil: reduced_until }),
    }),
    ...(sold_as !== null && { soldAs: sold_as }),
    quantity: 0,
    isAddedCart: false,
  };
}

async function sizesOf(db: Queryable, productIds: readonly string[]): Promise<Map<string, Size[]>> {
  const sizes = new Map<string, Size[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return sizes;
  const rows = await db
    .selectFrom('product_sizes')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute();
  for (const row of rows) {
    sizes.get(row.product_id)?.push(toSize(row));
  }
  return sizes;
}

/** Price of the cheapest size; without sizes that of a usual window. */
const cheapest = (sizes: readonly Size[], madePriceMinor: number | null): number =>
  sizes.length === 0 ? toMajor(madePriceMinor ?? 0) : Math.min(...sizes.map(({ price }) => price));

/** Products of rows with the columns of a card, in their order. */
export async function toProducts(db: Queryable, rows: readonly Row[]): Promise<Product[]> {
  const ids = rows.map((row) => row.id);
  const sizes = await sizesOf(db, ids);
  return rows.map((row) => {
    const productSizes = sizes.get(row.id) ?? [];
    const images = readImages(row.images);
    const roomImage = row.room_image ?? row.composed_image;
    return {
      _id: row.id,
      name: row.name,
      images: images.map((image) => image.url),
      imageAlts: images.map((image) => image.alt),
      ...(roomImage !== null && { roomImage }),
      sizes: productSizes,
      price: cheapest(productSizes, row.made_price_minor),
      ...(row.made_price_minor !== null && { madeFrom: toMajor(row.made_price_minor) }),
      ...(isCloth(JSON.parse(row.attributes) as ProductAttributes) && { canSample: true }),
    };
  });
}

/** The first products of the catalogue, which are featured. */
export async function listFeatured(db: Queryable, limit: number): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .select(CARD)
    .orderBy('position')
    .limit(limit)
    .execute();
  return toProducts(db, rows);
}

/** Products by id, in the given order; omits missing ones. */
export async function listProducts(db: Queryable, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(CARD).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return toProducts(db, ordered);
}

export async function hasProduct(db: Queryable, id: string) {
  const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Ids of related products in catalogue order, the same category first. */
export async function listRelatedIds(
  db: Queryable,
  of: { productId: string; categoryId: string },
  limit: number,
): Promise<string[]> {
  const inOrder = db.selectFrom('products').select('id').orderBy('position').limit(limit);
  const siblings = await inOrder
    .where('category_id', '=', of.categoryId)
    .where('id', '<>', of.productId)
    .execute();
  const others =
    siblings.length < limit
      ? await inOrder.where('category_id', '<>', of.categoryId).execute()
      : [];
  return [...siblings, ...others].slice(0, limit).map(({ id }) => id);
}

/** Items with current names and prices, in the given order. */
export async function pricedItems(
  db: Queryable,
  lines: readonly Pick<PricedItem, 'size_id' | 'quantity'>[],
): Promise<PricedItem[]> {
  if (lines.length === 0) return [];
  const sizeIds = lines.map((line) => line.size_id);
  const rows = await db
    .selectFrom('product_sizes')
    .innerJoin('products', 'products.id', 'product_sizes.product_id')
    .select(['product_id', 'product_sizes.id as size_id', 'name as product_name'])
    .select(['label as size_label', 'sold_as', 'images', 'price_minor as unit_price_minor'])
    .where('product_sizes.id', 'in', sizeIds)
    .execute();
  return lines.flatMap(({ size_id: sizeId, quantity }) => {
    const row = rows.find((candidate) => candidate.size_id === sizeId);
    if (!row) return [];
    const { images, ...item } = row;
    return { ...item, image: readImages(images)[0]?.url ?? '', quantity, configuration: null };
  });
}
