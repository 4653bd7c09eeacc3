import { Buffer } from 'node:buffer';

/** An appointment in a calendar. */
export interface CalendarEvent {
  /** The same for all versions of the event. */
  uid: string;
  /** Time of this version. */
  changedAt: Date;
  start: Date;
  end: Date;
  /** Number of changes; a calendar replaces an event by one with a higher number. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  /** Text of the reminder a day before; none when absent. */
  reminder?: string;
}

/** Octets of a line without its break (RFC 5545 3.1). */
const LINE_OCTETS = 75;

/** A moment in UTC as `20261201T063000Z`, which no calendar can read in another zone. */
export function calendarTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Text without the control characters that the format forbids. */
function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Escapes a text value (RFC 5545 3.3.11). */
function escapeText(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A quoted parameter, which cannot contain quotation marks. */
function quote(text: string): string {
  return `"${cleanText(text).replaceAll('"', "'").replaceAll('\n', ' ')}"`;
}

/** Folds a line at 75 octets; never inside a character, which may have up to four of them. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function alarmLines(reminder: string | undefined): string[] {
  if (reminder === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(reminder)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
  ];
}

/** A calendar file (RFC 5545) with one event. METHOD is PUBLISH, which asks for no reply. */
export function calendarFile(event: CalendarEvent): string {
  const { organizer } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sadeel//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${calendarTime(event.changedAt)}`,
    `DTSTART:${calendarTime(event.start)}`,
    `DTEND:${calendarTime(event.end)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...alarmLines(event.reminder),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
