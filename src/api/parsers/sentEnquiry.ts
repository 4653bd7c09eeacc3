import type { RequestedVisit, SentEnquiry } from '@/contract/enquiry';
import { asId } from '@/lib/asId';
import { asMediaUrl, asRecord, asText } from '@/lib/coerce';
import { readMessage } from '../errors';

const GOOGLE_CALENDAR = 'https://calendar.google.com/';

/** The URL, if it leads to Google Calendar. */
function asGoogleUrl(value: unknown): string | undefined {
  const url = asText(value);
  return url?.startsWith(GOOGLE_CALENDAR) ? url : undefined;
}

function parseVisit(value: unknown): RequestedVisit | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  const date = asText(record['date']);
  const time = asText(record['time']);
  const calendarUrl = asMediaUrl(record['calendarUrl']);
  if (id === undefined || date === undefined || time === undefined) return undefined;
  if (calendarUrl === undefined) return undefined;
  const until = asText(record['until']);
  const changeUrl = asMediaUrl(record['changeUrl']);
  const googleCalendarUrl = asGoogleUrl(record['googleCalendarUrl']);
  return {
    _id: id,
    date,
    time,
    calendarUrl,
    ...(googleCalendarUrl !== undefined && { googleCalendarUrl }),
    ...(until !== undefined && { until }),
    ...(changeUrl !== undefined && { changeUrl }),
  };
}

/** Response to an enquiry; `visit` is optional (product 7.9). */
export function parseSentEnquiry(value: unknown): SentEnquiry {
  const visit = parseVisit(asRecord(value)['visit']);
  return { message: readMessage(value) ?? '', ...(visit !== undefined && { visit }) };
}
