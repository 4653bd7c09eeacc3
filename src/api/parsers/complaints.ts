import type {
  Complaint,
  ComplaintKind,
  ComplaintState,
  FitPromise,
  OrderComplaints,
} from '@/contract/complaints';
import { asId } from '@/lib/asId';
import { asList, asRecord, asText, asUniqueList } from '@/lib/coerce';
import { parseMaxPhotos, parsePhotos } from './reviews';

/** Kinds in the order of the form. */
export const COMPLAINT_KINDS: readonly ComplaintKind[] = [
  'fit',
  'quality',
  'damaged',
  'wrong',
  'missing',
  'other',
];
const STATES: readonly ComplaintState[] = ['open', 'answered', 'closed'];

function parseComplaint(value: unknown): Complaint | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  const text = asText(record['text']);
  if (id === undefined || text === undefined) return undefined;
  const answer = asText(record['answer']);
  const state: ComplaintState = answer === undefined ? 'open' : 'answered';
  return {
    _id: id,
    number: asText(record['number']) ?? '',
    createdAt: asText(record['createdAt']) ?? '',
    kind: COMPLAINT_KINDS.find((kind) => kind === record['kind']) ?? 'other',
    items: asUniqueList(record['items'], asId, (item) => item),
    text,
    photos: parsePhotos(record['photos']),
    state: STATES.find((known) => known === record['state']) ?? state,
    ...(answer !== undefined && { answer }),
    answeredAt: asText(record['answeredAt']),
  };
}

function parsePromise(value: unknown): FitPromise | undefined {
  const record = asRecord(value);
  const item = asId(record['item']);
  const message = asText(record['message']);
  if (item === undefined || message === undefined) return undefined;
  return { item, message, isFree: record['isFree'] === true };
}

/** Complaints about an order, and what its fit guarantee gives. */
export function parseComplaints(value: unknown): OrderComplaints {
  const { complaints, promises, maxPhotos } = asRecord(value);
  return {
    complaints: asUniqueList(complaints, parseComplaint, ({ _id }) => _id),
    promises: asList(promises, parsePromise),
    maxPhotos: parseMaxPhotos(maxPhotos),
  };
}
