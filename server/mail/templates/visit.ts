import type { Language } from '../../../src/contract/common.ts';
import type { Company } from '../../config.ts';
import type { EnquiriesTable } from '../../db/outboxTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { dayText } from '../../rules/dayText.ts';
import { timeText } from '../../rules/timeText.ts';
import { calendarBlocks } from '../calendarBlocks.ts';
import type { CalendarLinks } from '../calendarBlocks.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

export type VisitNews = 'confirmed' | 'moved' | 'cancelled' | 'reminder';

export interface VisitUpdate {
  visit: Pick<EnquiriesTable, 'visit_time' | 'visit_until' | 'language'>;
  news: VisitNews;
  /** `undefined`, like the links, when date or time cannot be read. */
  start: Date | undefined;
  links: CalendarLinks | undefined;
  /** Page to change the visit; none of a cancelled one. */
  changeUrl?: string | undefined;
}

/** Hours of a visit as in a sentence, in the language of its mails. */
export const visitHours = (from: string, to: string | null, language: Language): string =>
  messagesIn(language).visits.hours(timeText(from, language), timeText(to ?? '', language));

/** Mail to the visitor about a changed visit, in the language of the enquiry. */
export function visitMail(
  company: Company,
  to: string,
  { visit, news, start, links, changeUrl }: VisitUpdate,
): Mail {
  const { language } = visit;
  const { visits } = messagesIn(language);
  const { mails } = visits;
  const { subject, title, text } = mails[news];
  const when = start
    ? text(dayText(start, language), visitHours(visit.visit_time, visit.visit_until, language))
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
      ...calendarBlocks(
        language,
        links,
        news === 'reminder' ? 'addToCalendar' : 'updateCalendar',
      ).slice(0, isCancelled ? 1 : 2),
      ...(changeUrl === undefined
        ? []
        : [{ kind: 'link', label: mails.change, url: changeUrl } as const]),
      ...(links && news !== 'reminder' ? [{ kind: 'note', text: mails.openAgain } as const] : []),
    ],
  });
}
