import type { CareMethod } from '../../src/contract/facets.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { careMethodsOf } from '../repositories/careMethods.ts';
import { translateItems } from '../repositories/orderItemTexts.ts';
import { findOrder } from '../repositories/orders.ts';
import { ownOf } from '../repositories/ownOrder.ts';

/** An ordered product and how it is cleaned, if that is known. */
export interface ItemCare {
  name: string;
  method: CareMethod | undefined;
}

/** The products of an order, each once, with names in the language of the order. */
export async function careOfItems(trx: Tx, order: OrdersTable): Promise<ItemCare[]> {
  const items = (await findOrder(trx, ownOf(order)))?.items ?? [];
  const own = { userId: order.user_id, lang: order.language };
  const names = new Map(
    (await translateItems(trx, own, items)).map((item) => [item.product_id, item.product_name]),
  );
  const methods = await careMethodsOf(trx, [...names.keys()]);
  return [...names].map(([id, name]) => ({ name, method: methods.get(id) }));
}
