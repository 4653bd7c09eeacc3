import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { refundMail } from '../mail/templates/refund.ts';
import { findUser } from '../repositories/users.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';

/** Queues the customer's mail about a refund; not for sandbox payments, with which no money moved. */
export async function mailRefund(
  trx: Tx,
  { config, mailer }: { config: Config; mailer: Pick<Mailer, 'queue'> },
  order: OrdersTable,
  payment: PaymentsTable,
): Promise<void> {
  if (payment.provider === 'sandbox') return;
  const { email } = await findUser(trx, order.user_id);
  const orderUrl = orderPageUrl(config, order.id, order.language);
  await mailer.queue(
    trx,
    'refund',
    refundMail(config.company, email, { order, payment, orderUrl }),
  );
}
