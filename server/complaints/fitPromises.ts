import type { GuaranteeGap } from '../../src/lib/madeToMeasure/fitGuarantee.ts';
import type { Queryable } from '../db/open.ts';
import type { OrderWithItems } from '../repositories/orders.ts';
import { remadeLines } from '../repositories/orders.ts';
import { statusHistory } from '../repositories/orderStatus.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { fitPromise } from '../rules/fitPromise.ts';
import type { Promised } from '../rules/fitPromise.ts';

/** A finished window of an order with what the fit guarantee gives for it. */
export interface PromisedItem {
  item: string;
  /** From 1, as in `orders remake`. */
  line: number;
  gaps: readonly GuaranteeGap[] | undefined;
  promised: Promised;
}

/** What the fit guarantee gives for the finished windows of an order, which may be a remake. */
export async function fitPromises(
  db: Queryable,
  { order, items }: OrderWithItems,
  now: Date,
): Promise<PromisedItem[]> {
  const history = await statusHistory(db, ownOf(order));
  const delivered = history.findLast(({ status }) => status === 'Delivered');
  const deliveredAt = delivered && new Date(delivered.at);
  const remade = await remadeLines(db, ownOf(order));
  return items.flatMap(({ id, configuration }, index) => {
    if (configuration === null) return [];
    const { guaranteeGaps: gaps } = parseConfiguration(configuration);
    const line = index + 1;
    const isRemade = order.remake_of !== null || remade.includes(line);
    return [{ item: id, line, gaps, promised: fitPromise({ gaps, isRemade, deliveredAt }, now) }];
  });
}
