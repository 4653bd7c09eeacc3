import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';

/** An appointment in a calendar. */
export interface CalendarEvent {
  /** The same for all versions of the event. */
  uid: string;
  /** Time of this version. */
  changedAt: Date;
  start: Date;
  end: Date;
  /** Whole days: `start` and `end` are midnights in UTC, the end is the day after the last. */
  isAllDay?: boolean;
  /** Number of changes; a calendar replaces an event by one with a higher number. */
  sequence: number;
  status: keyof typeof ICalEventStatus;
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  /** Text of the reminder a day before; none when absent. */
  reminder?: string;
}

const DAY_S = 86_400;

/** A moment in UTC as `20261201T063000Z`, which no calendar can read in another zone. */
export function calendarTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Text without the control characters that the format forbids. */
function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** A calendar file (RFC 5545) with one event. METHOD is PUBLISH, which asks for no reply. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, changedAt, start, end, sequence, status, url, organizer, reminder } = event;
  const { isAllDay = false } = event;
  const data: ICalEventData = {
    id: uid,
    stamp: changedAt,
    start,
    end,
    allDay: isAllDay,
    sequence,
    status: ICalEventStatus[status],
    summary: cleanText(event.summary),
    location: cleanText(event.location),
    description: cleanText(event.description),
    url,
    // Not every calendar reads quotation marks in a parameter (RFC 6868).
    organizer: { ...organizer, name: cleanText(organizer.name).replaceAll('"', "'") },
    alarms:
      reminder === undefined
        ? []
        : [{ type: ICalAlarmType.display, trigger: DAY_S, description: cleanText(reminder) }],
  };
  const file = ical({
    prodId: { company: 'Sadeel', product: 'Visits' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    events: [data],
  });
  return `${file.toString()}\r\n`;
}
