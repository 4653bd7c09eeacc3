import type { Company } from '../../config.ts';
import type { OrdersTable, PaymentsTable } from '../../db/orderTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { moneyText } from '../../rules/money.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** Mail to the customer about a returned payment, in the language of the order. */
export function refundMail(
  company: Company,
  to: string,
  {
    order,
    payment,
    orderUrl,
  }: {
    order: Pick<OrdersTable, 'order_number' | 'language'>;
    payment: Pick<PaymentsTable, 'amount_minor' | 'currency'>;
    /** URL of the order in the shop. */
    orderUrl: string;
  },
): Mail {
  const { order_number: number, language } = order;
  const { mails } = messagesIn(language);
  const text = mails.refund.text(moneyText(payment.amount_minor, payment.currency, language));
  return composeMail(company, language, {
    to,
    subject: (shop) => mails.refund.subject(shop, number),
    overline: { label: mails.order.overline, number },
    title: mails.refund.title,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'link', label: mails.order.seeOrder, url: orderUrl },
    ],
  });
}
