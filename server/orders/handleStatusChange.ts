import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { orderStatusMail } from '../mail/templates/orderStatus.ts';
import { isReceived, refundSurplus } from '../payments/settle.ts';
import { careOfItems } from './careOfItems.ts';
import { issueInvoices } from './issueInvoices.ts';
import { deliveryOf } from './deliveryOf.ts';
import { nextSteps } from './nextSteps.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { expireRunning, paymentsOf } from '../repositories/payments.ts';
import { releaseFitting } from '../repositories/visitBookings.ts';
import { findUser } from '../repositories/users.ts';
import { isSandboxStatus, paidAtOf } from '../rules/paymentStatus.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';

/**
 * Updates payments and queues the customer's mail after a status change.
 * Requires a transaction that has locked the order and written its new status.
 */
export async function handleStatusChange(
  trx: Tx,
  { config, mailer }: { config: Config; mailer: Pick<Mailer, 'queue'> },
  order: OrdersTable,
  now: Date,
): Promise<void> {
  if (order.status === 'Cancelled') {
    await expireRunning(trx, ownOf(order), now);
    await refundSurplus(trx, order, now);
    await releaseFitting(trx, ownOf(order), now);
  }
  const invoices = await issueInvoices(trx, config, order, now);
  const customer = await findUser(trx, order.user_id);
  const payments = await paymentsOf(trx, ownOf(order));
  const wasPaid = payments.some((one) => isReceived(one) && one.provider !== 'sandbox');
  const paidAt = paidAtOf(order, payments);
  const made = await deliveryOf(trx, order, paidAt);
  const hasRefund = order.status === 'Cancelled' && wasPaid;
  const care = order.status === 'Delivered' ? await careOfItems(trx, order) : [];
  const mail = orderStatusMail(config.company, customer.email, {
    order,
    hasRefund,
    isSandbox: isSandboxStatus(order, payments),
    // Without those of the sandbox, which would promise a refund.
    invoices: invoices.filter(({ isTest }) => !isTest),
    orderUrl: orderPageUrl(config, order.id, order.language),
    next: nextSteps(order, { paidAt, hasRefund, now, made, care }),
  });
  await mailer.queue(trx, 'order-status', mail);
}
