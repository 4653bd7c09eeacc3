import type { Id } from '@/contract/common';
import type { Order, OrderDetail } from '@/contract/orders';
import type { OrderPageResult } from '../orders';
import { findRecord } from '../records';
import { firstOf, resultsOf, type ApiRootState } from './cachedResults';

/** The part of an order that the list holds. */
export type KnownOrder = Pick<
  OrderDetail,
  | '_id'
  | 'orderId'
  | 'orderStatus'
  | 'createdAt'
  | 'items'
  | 'currencySymbol'
  | 'paymentStatus'
  | 'paymentUrl'
>;

/** Order from any page and period of the list (product 2.12). */
export function selectKnownOrder(state: ApiRootState, id: Id): KnownOrder | undefined {
  return firstOf<OrderPageResult, Order>(resultsOf(state, 'getOrders'), ({ orders }) =>
    findRecord(orders, id),
  );
}
