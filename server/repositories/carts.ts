import type { ExpressionBuilder } from 'kysely';
import type { Product } from '../../src/contract/products.ts';
import { newId } from '../ids.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { isConfigurationId } from '../rules/configuration.ts';
import { adoptConfiguration } from './configurations.ts';
import { readImages } from './images.ts';

export const MAX_QUANTITY = 99;

/** Quantities in the customer's cart by size id; empty for anonymous visitors. */
type CartQuantities = ReadonlyMap<string, number>;

export interface LineKey {
  userId: string;
  productId: string;
  sizeId: string;
}

/** Table of a line: finished windows have one of their own with the same columns. */
const tableOf = (sizeId: string) =>
  (isConfigurationId(sizeId) ? 'cart_configurations' : 'cart_lines') as 'cart_lines';

/** Lines of a cart with current names and prices, oldest first; finished windows are in `configuredLines`. */
export async function listLines(db: Queryable, userId: string) {
  const rows = await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('product_sizes', 'product_sizes.id', 'cart_lines.size_id')
    .select(['cart_lines.id', 'cart_lines.product_id', 'size_id', 'quantity', 'products.name'])
    .select('cart_lines.created_at')
    .select(['products.images', 'label', 'sold_as', 'price_minor as unit_price_minor'])
    .where('user_id', '=', userId)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id')
    .execute();
  return rows.map((row) => ({ ...row, images: readImages(row.images).map(({ url }) => url) }));
}

/** Empties a cart and returns its lines, to only one of concurrent calls. */
export async function takeLines(db: Queryable, userId: string) {
  const rows = await db
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .returning(['size_id', 'quantity', 'created_at', 'id'])
    .execute();
  return rows.toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1));
}

export async function quantitiesOf(
  db: Queryable,
  userId: string | undefined,
): Promise<CartQuantities> {
  if (userId === undefined) return new Map();
  const rows = await db
    .selectFrom('cart_lines')
    .select(['size_id', 'quantity'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.size_id, row.quantity]));
}

/** Products with what the cart has of them. @param products as an anonymous visitor sees them */
export function withCart<Item extends Product>(
  products: readonly Item[],
  inCart: CartQuantities,
): Item[] {
  return products.map((product) => {
    if (!product.sizes.some(({ _id }) => inCart.has(_id))) return product;
    const sizes = product.sizes.map((size) => {
      const quantity = inCart.get(size._id) ?? 0;
      return { ...size, quantity, isAddedCart: quantity > 0 };
    });
    return { ...product, sizes };
  });
}

/** Whether the size exists and belongs to the product. A finished window of a visitor becomes the customer's. */
export async function hasSize(db: Tx, key: LineKey) {
  if (isConfigurationId(key.sizeId)) return adoptConfiguration(db, key);
  const row = await db
    .selectFrom('product_sizes')
    .select('id')
    .where('id', '=', key.sizeId)
    .where('product_id', '=', key.productId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds to a cart line, or creates it.
 * @returns the new quantity; `undefined` when it would exceed the maximum
 */
export async function addToLine(
  db: Queryable,
  key: LineKey,
  quantity: number,
  now: Date,
): Promise<number | undefined> {
  const table = tableOf(key.sizeId);
  const row = await db
    .insertInto(table)
    .values({
      id: newId(),
      user_id: key.userId,
      product_id: key.productId,
      size_id: key.sizeId,
      quantity,
      created_at: now.toISOString(),
    })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'product_id', 'size_id'])
        .doUpdateSet((eb) => ({ quantity: eb(`${table}.quantity`, '+', quantity) }))
        .where(`${table}.quantity`, '<=', MAX_QUANTITY - quantity),
    )
    .returning('quantity')
    .executeTakeFirst();
  return row?.quantity;
}

/** The new quantity (0 for a removed line), or why nothing changed. */
export type LineChange = number | 'missing' | 'full';

/** Adds one to an existing line. */
export async function increment(db: Queryable, key: LineKey): Promise<LineChange> {
  const row = await updateLine(db, key, 1)
    .where('quantity', '<', MAX_QUANTITY)
    .returning('quantity')
    .executeTakeFirst();
  if (row) return row.quantity;
  return (await hasLine(db, key)) ? 'full' : 'missing';
}

/** Removes one from a line, or the line with the last one. */
export async function decrement(db: Queryable, key: LineKey): Promise<LineChange> {
  const row = await updateLine(db, key, -1)
    .where('quantity', '>', 1)
    .returning('quantity')
    .executeTakeFirst();
  if (row) return row.quantity;
  const deleted = await deleteLine(db, key).where('quantity', '=', 1).executeTakeFirst();
  if (deleted.numDeletedRows > 0n) return 0;
  // A concurrent request may have added one between the statements.
  return (await hasLine(db, key)) ? decrement(db, key) : 'missing';
}

/** Removes a line. @returns what it held, and since when; `undefined` when there is none */
export function takeLine(db: Queryable, key: LineKey) {
  return deleteLine(db, key).returning(['quantity', 'created_at']).executeTakeFirst();
}

export async function remove(db: Queryable, key: LineKey): Promise<LineChange> {
  const deleted = await deleteLine(db, key).executeTakeFirst();
  return deleted.numDeletedRows > 0n ? 0 : 'missing';
}

function isLine({ userId, productId, sizeId }: LineKey) {
  return (eb: ExpressionBuilder<Tables, 'cart_lines'>) =>
    eb.and({ user_id: userId, product_id: productId, size_id: sizeId });
}

function deleteLine(db: Queryable, key: LineKey) {
  return db.deleteFrom(tableOf(key.sizeId)).where(isLine(key));
}

function updateLine(db: Queryable, key: LineKey, change: 1 | -1) {
  return db
    .updateTable(tableOf(key.sizeId))
    .set((eb) => ({ quantity: eb('quantity', '+', change) }))
    .where(isLine(key));
}

async function hasLine(db: Queryable, key: LineKey) {
  const row = await db
    .selectFrom(tableOf(key.sizeId))
    .select('id')
    .where(isLine(key))
    .executeTakeFirst();
  return row !== undefined;
}
