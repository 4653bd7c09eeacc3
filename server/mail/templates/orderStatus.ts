import type { Language } from '../../../src/contract/common.ts';
import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { ORDER_PATH } from '../../rules/orderStatus.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../content.ts';
import type { Mail } from '../mail.ts';
import { cancelledBy } from './invoice.ts';
import type { IssuedInvoice } from './invoice.ts';

function stepsTo(status: OrderStatus, language: Language): Block[] {
  const reached = ORDER_PATH.indexOf(status);
  if (reached < 0) return [];
  const { statuses } = messagesIn(language).mails;
  const steps = ORDER_PATH.map((step, index) => ({
    label: statuses[step].step,
    isReached: index <= reached,
  }));
  return [{ kind: 'steps', steps }];
}

export interface StatusChange {
  order: Pick<OrdersTable, 'order_number' | 'status' | 'language'>;
  /** Whether the customer gets a refund. */
  hasRefund: boolean;
  /** Whether the order is paid in the sandbox. */
  isSandbox: boolean;
  /** Documents that the change issued, e.g. a refund receipt. */
  invoices: readonly Pick<IssuedInvoice, 'kind' | 'number' | 'url' | 'cancels'>[];
  /** URL of the order in the shop. */
  orderUrl: string;
  /** What happens next, one sentence each. */
  next: readonly string[];
}

/** Mail to the customer about a new order status, in the language of the order. */
export function orderStatusMail(
  company: Company,
  to: string,
  { order, hasRefund, isSandbox, invoices, orderUrl, next }: StatusChange,
): Mail {
  const { order_number: number, status, language } = order;
  const messages = messagesIn(language);
  const { mails, pages } = messages;
  const cancelled = invoices.flatMap((invoice) => cancelledBy(messages, invoice));
  const { title, subject, next: shortText } = mails.statuses[status];
  const text = hasRefund ? mails.order.refund : shortText;
  return composeMail(company, language, {
    to,
    subject: (shop) => subject(shop, number),
    overline: { label: mails.order.overline, number },
    title,
    preview: text,
    blocks: [
      ...[text, ...cancelled, ...next].map((line) => ({ kind: 'paragraph', text: line }) as const),
      ...(isSandbox ? [{ kind: 'note', text: pages.sandboxNotice } as const] : []),
      ...stepsTo(status, language),
      ...invoices.map(
        ({ kind, url }) => ({ kind: 'link', label: mails.invoices[kind].link, url }) as const,
      ),
      { kind: 'link', label: mails.order.seeOrder, url: orderUrl },
    ],
  });
}
