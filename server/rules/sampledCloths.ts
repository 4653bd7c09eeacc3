import type { Language } from '../../src/contract/common.ts';
import type { SampledCloth, SampleState } from '../../src/contract/samples.ts';
import type { SampleRequestsTable, StoredCloth } from '../db/sampleTables.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** The cloths of a request as they were then. */
export const clothsOf = ({ cloths }: Pick<SampleRequestsTable, 'cloths'>): StoredCloth[] =>
  JSON.parse(cloths) as StoredCloth[];

/** The cloths of a request for a customer; those without a translation stay English. */
export const clothsIn = (
  request: Pick<SampleRequestsTable, 'cloths'>,
  language: Language,
): SampledCloth[] =>
  clothsOf(request).map(({ id: _id, name, nameAr }) => {
    if (language === DEFAULT_LANGUAGE) return { _id, name };
    return nameAr === undefined ? { _id, name, lang: DEFAULT_LANGUAGE } : { _id, name: nameAr };
  });

/** Names of the cloths, for mails and the staff. */
export const clothNames = (
  request: Pick<SampleRequestsTable, 'cloths'>,
  language: Language,
): string[] => clothsIn(request, language).map(({ name }) => name);

export function sampleState({
  sent_at: sentAt,
  declined_at: declinedAt,
}: Pick<SampleRequestsTable, 'sent_at' | 'declined_at'>): SampleState {
  if (sentAt !== null) return 'sent';
  return declinedAt === null ? 'requested' : 'declined';
}
