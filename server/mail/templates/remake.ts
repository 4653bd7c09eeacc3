import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { calendarLink } from '../calendarBlocks.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** Mail to the customer about a window that is made again for nothing, in the language of the order. */
export function remakeMail(
  company: Company,
  to: string,
  {
    order,
    original,
    orderUrl,
    next,
    calendarUrl,
  }: {
    order: Pick<OrdersTable, 'order_number' | 'language'>;
    /** Number of the order in which the window was bought. */
    original: string;
    orderUrl: string;
    /** What happens next, one sentence each. */
    next: readonly string[];
    /** Calendar file with the day of the window. */
    calendarUrl?: string;
  },
): Mail {
  const { order_number: number, language } = order;
  const messages = messagesIn(language);
  const { mails } = messages;
  const text = mails.remake.text(original);
  return composeMail(company, language, {
    to,
    subject: (shop) => mails.remake.subject(shop, number),
    overline: { label: mails.order.overline, number },
    title: mails.remake.title,
    preview: text,
    blocks: [
      ...[text, ...next].map((line) => ({ kind: 'paragraph', text: line }) as const),
      { kind: 'link', label: mails.order.seeOrder, url: orderUrl },
      ...calendarLink(messages, calendarUrl),
    ],
  });
}
