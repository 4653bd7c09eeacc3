import { HOUR } from '../clock.ts';
import type { Config } from '../config.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import type { CalendarLinks } from '../mail/calendarBlocks.ts';
import { messagesIn } from '../messages/messages.ts';
import { calendarFile, calendarTime } from '../rules/calendarFile.ts';
import { dubaiMoment } from '../rules/dubaiTime.ts';
import { homePageUrl } from '../rules/orderLinks.ts';
import { SLOT_MS } from '../rules/visitSlots.ts';
import { shopName } from '../rules/shopName.ts';

/** How long a visit takes without a slot. */
const VISIT_MS = HOUR;

const STATUSES = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<EnquiriesTable['visit_status'], string>;

type VisitConfig = Pick<Config, 'company' | 'publicUrl'>;

type VisitTime = Pick<EnquiriesTable, 'visit_date' | 'visit_time'> &
  Partial<Pick<EnquiriesTable, 'visit_until'>>;

/** Start and end of a visit; `undefined` when its date or time cannot be read, because an enquiry accepts any text. */
export function visitTimes({
  visit_date: date,
  visit_time: time,
  visit_until: until = null,
}: VisitTime): { start: Date; end: Date } | undefined {
  const start = dubaiMoment(date, time);
  const end = until === null ? VISIT_MS : SLOT_MS;
  return start && { start, end: new Date(start.getTime() + end) };
}

/** Whether a visit was asked for at a moment that has passed; an enquiry accepts any. */
export function hasPassed(visit: VisitTime, now: Date): boolean {
  const times = visitTimes(visit);
  return times !== undefined && times.start < now;
}

/** Text of a visit in a calendar, in the language of the enquiry; without anything that the visitor typed. */
function visitTexts(
  { company }: VisitConfig,
  { language, visit_status: status }: Pick<EnquiriesTable, 'language' | 'visit_status'>,
) {
  const { visits } = messagesIn(language);
  const shop = shopName(company, language);
  const prepare = status === 'cancelled' ? [] : visits.prepare;
  const state = visits.state[status];
  const lines = [state, ...prepare, visits.change(company.phone)];
  return {
    state,
    summary: visits.summary(shop),
    location: visits.location,
    description: lines.join('\n'),
    reminder: status === 'cancelled' ? undefined : visits.reminder(shop),
  };
}

/** The calendar file of a visit; `undefined` when its date or time cannot be read. */
export function visitFile(config: VisitConfig, visit: EnquiriesTable): string | undefined {
  const times = visitTimes(visit);
  if (!times) return undefined;
  const { summary, location, description, reminder } = visitTexts(config, visit);
  const { company, publicUrl } = config;
  return calendarFile({
    ...times,
    summary,
    location,
    description,
    ...(reminder !== undefined && { reminder }),
    uid: `visit-${visit.id}@${new URL(publicUrl).hostname}`,
    changedAt: new Date(visit.visit_changed_at ?? visit.created_at),
    sequence: visit.visit_sequence,
    status: STATUSES[visit.visit_status],
    url: homePageUrl(config, visit.language),
    organizer: { name: shopName(company, visit.language), email: company.email },
  });
}

/**
 * Links that add a visit to a calendar; `undefined` when it has no calendar file.
 * @param base absolute base URL, or empty for root-relative ones
 */
export function visitLinks(
  config: VisitConfig,
  visit: Pick<
    EnquiriesTable,
    'visit_date' | 'visit_time' | 'visit_until' | 'visit_token' | 'visit_status' | 'language'
  >,
  base: string,
): CalendarLinks | undefined {
  const times = visitTimes(visit);
  if (!times || visit.visit_token === null) return undefined;
  const { summary, location, state } = visitTexts(config, visit);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${calendarTime(times.start)}/${calendarTime(times.end)}`,
    ctz: 'Asia/Dubai',
    // Without the rest of the description, because Arabic letters take six characters each in a URL.
    details: state,
    location,
  });
  return {
    calendarUrl: `${base}/api/visits/${visit.visit_token}.ics`,
    googleCalendarUrl: `https://calendar.google.com/calendar/render?${google.toString()}`,
  };
}
