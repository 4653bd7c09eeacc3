import type { Language } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import type { Block } from './content.ts';

export interface CalendarLinks {
  /** Calendar file. */
  calendarUrl: string;
  googleCalendarUrl: string;
}

/**
 * Links to the calendar of a visit. Links, because an attached invitation asks for a reply.
 * @param label of the file
 */
export function calendarBlocks(
  language: Language,
  links: CalendarLinks | undefined,
  label: 'addToCalendar' | 'updateCalendar',
): Block[] {
  if (!links) return [];
  const { visits } = messagesIn(language);
  return [
    { kind: 'link', label: visits[label], url: links.calendarUrl },
    { kind: 'link', label: visits.addToGoogle, url: links.googleCalendarUrl },
  ];
}

/** Link to the calendar file of an order; none without one. */
export const calendarLink = ({ visits }: Messages, url: string | undefined): Block[] =>
  url === undefined ? [] : [{ kind: 'link', label: visits.addToCalendar, url }];
