import type { InvoiceKind } from '../../../src/contract/invoices.ts';
import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import type { Messages } from '../../messages/messages.ts';
import { calendarLink } from '../calendarBlocks.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

export interface IssuedInvoice {
  kind: InvoiceKind;
  number: string;
  /** Whether the order was paid in the sandbox. */
  isTest: boolean;
  /** URL of the invoice in the shop. */
  url: string;
  /** Number of the document that it cancels, if it does. */
  cancels?: string;
}

/** Which document a credit note or refund receipt cancels, as a sentence. */
export const cancelledBy = (
  { mails }: Messages,
  { number, cancels }: Pick<IssuedInvoice, 'number' | 'cancels'>,
): string[] => (cancels === undefined ? [] : [mails.cancels(number, cancels)]);

/** Mail to the customer with a link to a new invoice, in the language of the order. */
export function invoiceMail(
  company: Company,
  to: string,
  {
    order,
    kind,
    number,
    isTest,
    url,
    cancels,
    next,
    calendarUrl,
  }: IssuedInvoice & {
    order: Pick<OrdersTable, 'order_number' | 'language'>;
    /** What happens next, one sentence each. */
    next: readonly string[];
    /** Calendar file with the day of finished windows. */
    calendarUrl?: string;
  },
): Mail {
  const { order_number, language } = order;
  const messages = messagesIn(language);
  const { mails, pages } = messages;
  const { title, subject, text, link } = mails.invoices[kind];
  return composeMail(company, language, {
    to,
    subject: (shop) => subject(shop, number),
    overline: { label: mails.order.overline, number: order_number },
    title,
    preview: text,
    blocks: [
      ...[text, ...cancelledBy(messages, { number, cancels }), ...next].map(
        (line) => ({ kind: 'paragraph', text: line }) as const,
      ),
      ...(isTest ? [{ kind: 'note', text: pages.sandboxNotice } as const] : []),
      { kind: 'link', label: link, url },
      ...calendarLink(messages, calendarUrl),
    ],
  });
}
