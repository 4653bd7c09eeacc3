import type { VisitSlot } from '@/contract/slots';
import { asId } from '@/lib/asId';
import { asRecord, asText, asUniqueList } from '@/lib/coerce';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;
/** More than a server offers; a longer list would be no choice. */
const MAX_SLOTS = 200;

/** Date and hours of a visit; `undefined` when one cannot be read. */
function parseTimes(value: unknown): Pick<VisitSlot, 'date' | 'from' | 'to'> | undefined {
  const record = asRecord(value);
  const [date, from, to] = [record['date'], record['from'], record['to']].map(
    (part) => asText(part) ?? '',
  );
  const isDay = !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && DATE.test(date ?? '');
  if (!isDay || !TIME.test(from ?? '') || !TIME.test(to ?? '')) return undefined;
  return { date: date ?? '', from: from ?? '', to: to ?? '' };
}

function parseSlot(value: unknown): VisitSlot | undefined {
  const id = asId(asRecord(value)['_id']);
  const times = parseTimes(value);
  return id === undefined || times === undefined ? undefined : { _id: id, ...times };
}

/** Free slots, each once; none when the value is no list. */
export const parseSlots = (value: unknown): VisitSlot[] =>
  asUniqueList(value, parseSlot, ({ _id }) => _id).slice(0, MAX_SLOTS);
