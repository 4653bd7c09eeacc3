import type { Language } from '../../src/contract/common.ts';
import type { Tx } from '../db/open.ts';
import { addToLine, hasSize } from '../repositories/carts.ts';
import { translateItems } from '../repositories/orderItemTexts.ts';
import { findOrder } from '../repositories/orders.ts';
import type { OwnOrder } from '../repositories/ownOrder.ts';

/**
 * Adds the lines of an order to the customer's cart, in their order; finished windows with their kept prices.
 * @returns names of the products that cannot return: they are not sold any more, or their line is full
 */
export async function returnToCart(
  trx: Tx,
  own: OwnOrder,
  lang: Language,
  now: Date,
): Promise<string[]> {
  const { userId } = own;
  const { items } = (await findOrder(trx, own)) ?? { items: [] };
  const left: string[] = [];
  for (const [index, item] of (await translateItems(trx, { userId, lang }, items)).entries()) {
    const key = { userId, productId: item.product_id, sizeId: item.size_id };
    // The cart sorts by time.
    const addedAt = new Date(now.getTime() + index);
    const isAdded =
      (await hasSize(trx, key)) &&
      (await addToLine(trx, key, item.quantity, addedAt)) !== undefined;
    if (!isAdded) left.push(item.product_name);
  }
  return left;
}
