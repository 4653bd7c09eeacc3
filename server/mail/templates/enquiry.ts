import type { Language } from '../../../src/contract/common.ts';
import type { Company } from '../../config.ts';
import type { EnquiriesTable } from '../../db/outboxTables.ts';
import { enquiredWindowText } from '../../repositories/enquiredWindowText.ts';
import type { EnquiredWindow } from '../../repositories/enquiredWindows.ts';
import { dayText } from '../../rules/dayText.ts';
import { LANGUAGE_NAMES } from '../../rules/language.ts';
import { messagesIn } from '../../messages/messages.ts';
import { composeMail } from '../compose.ts';
import { calendarBlocks } from '../calendarBlocks.ts';
import type { CalendarLinks } from '../calendarBlocks.ts';
import type { Mail } from '../mail.ts';

function detailsOf(enquiry: EnquiriesTable, windows: readonly EnquiredWindow[]): string {
  return [
    `Name: ${enquiry.name}`,
    `E-mail: ${enquiry.email}`,
    `Phone: ${enquiry.phone}`,
    `Date: ${enquiry.visit_date}`,
    `Time: ${enquiry.visit_time}`,
    ...(enquiry.visit_until === null ? [] : [`Booked until: ${enquiry.visit_until}`]),
    `Category: ${enquiry.category_id ?? '-'}`,
    `Sub-category: ${enquiry.sub_category_id ?? '-'}`,
    `Language: ${LANGUAGE_NAMES[enquiry.language]}`,
    `Visit: ${enquiry.id}`,
    ...(windows.length === 0 ? [] : ['Finished windows:', ...windows.map(enquiredWindowText)]),
    ...(enquiry.notes === '' ? [] : [`Notes:\n${enquiry.notes}`]),
  ].join('\n');
}

/** Mail to the shop's staff in English; plain text only, because it contains visitor input. */
export function enquiryMail(
  company: Company,
  enquiry: EnquiriesTable,
  { windows, replyTo }: { windows: readonly EnquiredWindow[]; replyTo: string | undefined },
): Mail {
  return {
    to: company.inbox,
    subject: 'New appointment request',
    text: `A visitor asked for a free appointment.\n\n${detailsOf(enquiry, windows)}\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

export interface Receipt {
  language: Language;
  /** Absent when the date or time cannot be read or has passed. */
  links: CalendarLinks | undefined;
  /** Whether the phone number can be one. */
  canCall: boolean;
  /** Of a visit that is booked: when, and the page to change it. */
  booked?: { start: Date; hours: string; changeUrl: string } | undefined;
}

/** Receipt for the visitor; without texts of the visitor, so that the form cannot send spam. */
export function enquiryReceiptMail(
  company: Company,
  to: string,
  { language, links, canCall, booked }: Receipt,
): Mail {
  const { mails, visits } = messagesIn(language);
  const text = mails.enquiry;
  const { subject, title } = booked ? text.booked : text;
  const unbooked = canCall ? text.next : text.nextByMail;
  const next = booked
    ? visits.mails.confirmed.text(dayText(booked.start, language), booked.hours)
    : unbooked;
  return composeMail(company, language, {
    to,
    subject,
    title,
    preview: next,
    blocks: [
      { kind: 'paragraph', text: next },
      { kind: 'paragraph', text: text.offer },
      ...calendarBlocks(language, links, 'addToCalendar'),
      ...(booked
        ? [{ kind: 'link', label: visits.mails.change, url: booked.changeUrl } as const]
        : []),
      { kind: 'note', text: text.notYou },
    ],
  });
}
