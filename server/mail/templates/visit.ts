import type { Company } from '../../config.ts';
import type { EnquiriesTable } from '../../db/outboxTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { dayText } from '../../rules/dayText.ts';
import { timeText } from '../../rules/timeText.ts';
import { calendarBlocks } from '../calendarBlocks.ts';
import type { CalendarLinks } from '../calendarBlocks.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type VisitNews = 'confirmed' | 'moved' | 'cancelled';

export interface VisitUpdate {
  visit: Pick<EnquiriesTable, 'visit_time' | 'language'>;
  news: VisitNews;
  /** `undefined`, like the links, when date or time cannot be read. */
  start: Date | undefined;
  links: CalendarLinks | undefined;
}

/** Mail to the visitor about a changed visit, in the language of the enquiry. */
export function visitMail(
  company: Company,
  to: string,
  { visit, news, start, links }: VisitUpdate,
): Mail {
  const { language } = visit;
  const { visits } = messagesIn(language);
  const { mails } = visits;
  const { subject, title, text } = mails[news];
  const when = start
    ? text(dayText(start, language), timeText(visit.visit_time, language))
    : mails.cancelledUndated;
  const isCancelled = news === 'cancelled';
  const advice = isCancelled ? [mails.another] : visits.prepare;
  return composeMail(company, language, {
    to,
    subject,
    title,
    preview: when,
    blocks: [
      ...[when, ...advice].map((line) => ({ kind: 'paragraph', text: line }) as const),
      // Google's link cannot remove an event.
      ...calendarBlocks(language, links, 'updateCalendar').slice(0, isCancelled ? 1 : 2),
      ...(links ? [{ kind: 'note', text: mails.openAgain } as const] : []),
    ],
  });
}
