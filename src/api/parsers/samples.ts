import type { SampledCloth, SampleRequest, SampleState } from '@/contract/samples';
import { asId } from '@/lib/asId';
import { asLanguage } from '@/lib/asLanguage';
import { asRecord, asText, asUniqueList } from '@/lib/coerce';

const STATES: readonly SampleState[] = ['requested', 'sent', 'declined'];

function parseCloth(value: unknown): SampledCloth | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  const name = asText(record['name']);
  if (id === undefined || name === undefined) return undefined;
  return { _id: id, name, lang: asLanguage(record['lang']) };
}

function parseRequest(value: unknown): SampleRequest | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  if (id === undefined) return undefined;
  const [address, note] = [asText(record['address']), asText(record['note'])];
  return {
    _id: id,
    number: asText(record['number']) ?? '',
    createdAt: asText(record['createdAt']) ?? '',
    delivery: record['delivery'] === 'visit' ? 'visit' : 'post',
    cloths: asUniqueList(record['cloths'], parseCloth, ({ _id }) => _id),
    ...(address !== undefined && { address }),
    state: STATES.find((known) => known === record['state']) ?? 'requested',
    ...(note !== undefined && { note }),
    settledAt: asText(record['settledAt']),
  };
}

/** Requests of a customer for samples. */
export const parseSampleRequests = (value: unknown): SampleRequest[] =>
  asUniqueList(asRecord(value)['requests'], parseRequest, ({ _id }) => _id);
