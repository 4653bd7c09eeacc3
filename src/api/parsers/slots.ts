import type { VisitSlot } from '@/contract/slots';
import { asId } from '@/lib/asId';
import { asDay, asRecord, asTime, asUniqueList } from '@/lib/coerce';

/** More than a server offers; a longer list would be no choice. */
const MAX_SLOTS = 200;

/** Date and hours of a visit; `undefined` when one cannot be read. */
function parseTimes(value: unknown): Pick<VisitSlot, 'date' | 'from' | 'to'> | undefined {
  const record = asRecord(value);
  const [date, from, to] = [asDay(record['date']), asTime(record['from']), asTime(record['to'])];
  if (date === undefined || from === undefined || to === undefined) return undefined;
  return { date, from, to };
}

function parseSlot(value: unknown): VisitSlot | undefined {
  const id = asId(asRecord(value)['_id']);
  const times = parseTimes(value);
  return id === undefined || times === undefined ? undefined : { _id: id, ...times };
}

/** Free slots, each once; none when the value is no list. */
export const parseSlots = (value: unknown): VisitSlot[] =>
  asUniqueList(value, parseSlot, ({ _id }) => _id).slice(0, MAX_SLOTS);
