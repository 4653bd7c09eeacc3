import type { Language } from '../../src/contract/common.ts';
import type { SampleRequest } from '../../src/contract/samples.ts';
import type { SampleRequestsTable } from '../db/sampleTables.ts';
import { clothsIn, sampleState } from '../rules/sampledCloths.ts';

/** A request for samples for its customer. */
export function sampleResponse(request: SampleRequestsTable, language: Language): SampleRequest {
  const { id, number, created_at: createdAt, delivery, address, city, note } = request;
  const settledAt = request.sent_at ?? request.declined_at;
  return {
    ...{ _id: id, number, createdAt, delivery, state: sampleState(request) },
    cloths: clothsIn(request, language),
    ...(delivery === 'post' && { address: `${address.replaceAll('\n', ', ')}, ${city}` }),
    ...(note !== null && { note }),
    ...(settledAt !== null && { settledAt }),
  };
}
