import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { orderStatusMail } from '../mail/templates/orderStatus.ts';
import { isReceived, returnSurplus } from '../payments/settle.ts';
import { ownOf } from '../repositories/orders.ts';
import { expireRunning, paymentsOf } from '../repositories/payments.ts';
import { findUser } from '../repositories/users.ts';
import { orderPageUrl } from './links.ts';

/**
 * Does all that goes with the new status of an order, in the transaction that writes it: its money, and the mail to
 * its customer. The order must be held by the transaction and carry its new status.
 */
export async function followStatus(
  trx: Tx,
  { config, mailer }: { config: Config; mailer: Pick<Mailer, 'queue'> },
  order: OrdersTable,
  now: Date,
): Promise<void> {
  if (order.status === 'Cancelled') {
    await expireRunning(trx, ownOf(order), now);
    await returnSurplus(trx, order, now);
  }
  const customer = await findUser(trx, order.user_id);
  const hasRefund = (await paymentsOf(trx, ownOf(order))).some(isReceived);
  const mail = orderStatusMail(config.company, customer.email, {
    order,
    hasRefund: order.status === 'Cancelled' && hasRefund,
    orderUrl: orderPageUrl(config, order.id),
  });
  await mailer.queue(trx, 'order-status', mail);
}
