import { configurationLabel } from '../repositories/orderedConfiguration.ts';
import { itemsOfOrder, remakesOf } from '../repositories/adminOrders.ts';
import type { AdminOrder } from '../repositories/adminOrders.ts';
import { lockOrder, remakeOf } from '../repositories/orders.ts';
import { remakeWindow } from '../orders/remakeWindow.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { paymentStatusOf } from '../rules/paymentStatus.ts';
import type { Queryable } from '../db/open.ts';
import type { OrderItemsTable } from '../db/orderTables.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { findSingleOrder } from './findSingleOrder.ts';

/** A finished window of an order. */
type MadeItem = OrderItemsTable & { configuration: string };

/** @throws RefusedError for an order of which nothing is made again */
async function refuseOthers(db: Queryable, { order, payments }: AdminOrder): Promise<void> {
  const { remakeOf: original } = await remakeOf(db, order);
  if (original)
    throw new RefusedError(
      `${order.order_number} is a remake. Remake line ${order.remake_line ?? 1} of ${original.orderId} again once it is delivered or cancelled.`,
    );
  if (paymentStatusOf(order, payments) !== 'paid')
    throw new RefusedError(`${order.order_number} is not paid.`);
}

/** The finished window in a line. @throws RefusedError */
async function findWindow(db: Queryable, orderId: string, line: number): Promise<MadeItem> {
  const items = await itemsOfOrder(db, orderId);
  const isMade = (item: OrderItemsTable): item is MadeItem => item.configuration !== null;
  const item = items[line - 1];
  if (item !== undefined && isMade(item)) return item;
  const lines = items.flatMap((one, index) => (isMade(one) ? [index + 1] : []));
  throw new RefusedError(
    `Line ${line} is no finished window. Lines of finished windows: ${lines.join(', ') || 'none'}.`,
  );
}

export const remake: Command = {
  usage: 'orders remake NUMBER --line N --reason TEXT',
  description:
    'Orders one finished window of an order again for nothing, as it was ordered, and notifies the customer by e-mail.',
  positionals: [1, 1],
  options: { line: { type: 'string' }, reason: { type: 'string' } },
  isAudited: true,
  run: async (context, { positionals: [number = ''], options }, print) => {
    const line = Number(options['line']);
    const reason = (options['reason'] ?? '').trim();
    if (!Number.isInteger(line) || line < 1)
      throw new UsageError('--line must be the number of a line, from 1.');
    if (reason === '') throw new UsageError('--reason must say why.');
    const found = await findSingleOrder(context, number);
    const now = context.clock.now();
    const made = await context.db.transaction().execute(async (trx) => {
      // So that two commands do not remake it twice.
      await lockOrder(trx, found.order.id, now);
      await refuseOthers(trx, found);
      const item = await findWindow(trx, found.order.id, line);
      const running = (await remakesOf(trx, found.order.id)).find(
        (one) => one.remake_line === line && !['Delivered', 'Cancelled'].includes(one.status),
      );
      if (running)
        throw new RefusedError(
          `${running.order_number} remakes this window already. Deliver or cancel it first.`,
        );
      const order = await remakeWindow(trx, context, { ...found, item, line, reason }, now);
      return {
        order,
        label: configurationLabel(parseConfiguration(item.configuration), DEFAULT_LANGUAGE),
      };
    });
    print(
      `${made.order.order_number} remakes line ${line} of ${found.order.order_number} (${made.label}). ${found.customerEmail} is notified by e-mail.`,
    );
  },
};
