import { findAdminOrders } from '../repositories/adminOrders.ts';
import type { AdminOrder } from '../repositories/adminOrders.ts';
import type { AdminContext } from './adminContext.ts';
import { RefusedError } from './errors.ts';

/** The order with a number, of which the last five characters are enough. @throws RefusedError */
export async function findSingleOrder(context: AdminContext, number: string): Promise<AdminOrder> {
  const [found, ...others] = await findAdminOrders(context.db, number);
  if (!found) throw new RefusedError(`There is no order ${number}.`);
  if (others.length === 0) return found;
  const numbers = [found, ...others].map(({ order }) => order.order_number);
  throw new RefusedError(`Several orders match: ${numbers.join(', ')}.`);
}
