import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { dayText } from '../../rules/dayText.ts';
import { slotTimes } from '../../rules/visitSlots.ts';
import { calendarLink } from '../calendarBlocks.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';
import { visitHours } from './visit.ts';

export type FittingNews = 'booked' | 'moved' | 'cancelled' | 'reminder';

type FittedOrder = Pick<OrdersTable, 'order_number' | 'language'>;

/** Mail to the customer that the windows of an order are made, which leads to the choice of a time. */
export function windowsMadeMail(
  company: Company,
  to: string,
  { order, orderUrl }: { order: FittedOrder; orderUrl: string },
): Mail {
  const { order_number: number, language } = order;
  const { mails, visits } = messagesIn(language);
  const { subject, title, text, choose } = visits.fittingMails.made;
  return composeMail(company, language, {
    to,
    subject,
    overline: { label: mails.order.overline, number },
    title,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'link', label: choose, url: orderUrl },
    ],
  });
}

export interface FittingUpdate {
  order: FittedOrder;
  news: FittingNews;
  startsAt: Date;
  orderUrl: string;
  changeUrl: string;
  calendarUrl: string;
}

/** Mail to the customer about the time at which windows are fitted, in the language of the order. */
export function fittingMail(
  company: Company,
  to: string,
  { order, news, startsAt, orderUrl, changeUrl, calendarUrl }: FittingUpdate,
): Mail {
  const { order_number: number, language } = order;
  const messages = messagesIn(language);
  const { mails, visits } = messages;
  const { subject, title, text } = visits.fittingMails[news];
  const { from, to: until } = slotTimes(startsAt);
  const when = text(dayText(startsAt, language), visitHours(from, until, language));
  const isCancelled = news === 'cancelled';
  const advice = isCancelled ? [visits.fittingMails.another] : visits.fitting.fitted.lines.slice(1);
  return composeMail(company, language, {
    to,
    subject,
    overline: { label: mails.order.overline, number },
    title,
    preview: when,
    blocks: [
      ...[when, ...advice].map((line) => ({ kind: 'paragraph', text: line }) as const),
      ...(isCancelled
        ? [{ kind: 'link', label: mails.order.seeOrder, url: orderUrl } as const]
        : [
            ...calendarLink(messages, calendarUrl),
            { kind: 'link', label: visits.mails.change, url: changeUrl } as const,
          ]),
    ],
  });
}

/** Mail to the shop's staff in English about what a customer did with a visit. */
export function staffVisitMail(
  company: Company,
  { what, lines }: { what: string; lines: readonly string[] },
): Mail {
  return { to: company.inbox, subject: what, text: `${[`${what}.`, '', ...lines].join('\n')}\n` };
}
