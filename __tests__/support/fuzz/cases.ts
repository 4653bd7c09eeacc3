import fc from 'fast-check';
import type { z } from 'zod';
import { fromSchema } from './fromSchema.ts';
import type { Known } from './fromSchema.ts';
import { hostileBody, hostileHeaders, hostileText, hostileValue, strayField } from './hostile.ts';

/** A request to send. */
export interface FuzzRequest {
  /** valid: generated from the schemas; nearly: with one change; hostile: anything. */
  kind: 'valid' | 'nearly' | 'hostile';
  method: string;
  query: [name: string, value: string][];
  body: string | undefined;
  headers: Record<string, string>;
}

/** Method and schemas of an endpoint; webhooks have none. */
export interface FuzzedCall {
  method: 'GET' | 'POST';
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
}

type Fields = Record<string, unknown>;
interface Parts {
  query: Fields;
  body: Fields;
  headers: Record<string, string>;
}

const noFields: fc.Arbitrary<Fields> = fc.constant({});
const optionalKey = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'idempotency-key': 'fuzz' },
);

function toQuery(fields: Fields): FuzzRequest['query'] {
  // Not String(), because a hostile object may have a toString that is not a function.
  const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return sent.map(([name, value]) => [name, toText(value)]);
}

/** Applies one change to the fields. */
function changed(fields: Fields): fc.Arbitrary<Fields> {
  const names = Object.keys(fields);
  const added = strayField.map(([name, value]) => {
    const copy = { ...fields };
    Object.defineProperty(copy, name, { value, enumerable: true, configurable: true });
    return copy;
  });
  if (names.length === 0) return added;
  const name = fc.constantFrom(...names);
  const without = name.map((omitted) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== omitted)),
  );
  const replaced = fc
    .tuple(name, hostileValue)
    .map(([key, value]) => ({ ...fields, [key]: value }));
  const renamed = name.map((key) => ({ ...fields, [key.toUpperCase()]: fields[key] }));
  return fc.oneof({ weight: 4, arbitrary: replaced }, without, added, renamed);
}

const hostileQuery: fc.Arbitrary<FuzzRequest['query']> = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom('page', 'limit', 'search', 'id', '_id', 'productId', 'action', 'action[]'),
      hostileText,
    ),
    hostileText,
  ),
  { maxLength: 4 },
);

/** Requests to an endpoint: about one third each valid, nearly valid and hostile. */
export function requestsTo(call: FuzzedCall, known: Known): fc.Arbitrary<FuzzRequest> {
  const { method } = call;
  const jsonOf = (fields: Fields) => (method === 'POST' ? JSON.stringify(fields) : undefined);
  const parts = fc.record({
    query: call.query ? fromSchema(call.query, known) : noFields,
    body: call.body ? fromSchema(call.body, known) : noFields,
    headers: optionalKey,
  });
  const toRequest = (kind: FuzzRequest['kind'], { query, body, headers }: Parts): FuzzRequest => {
    return { kind, method, query: toQuery(query), body: jsonOf(body), headers };
  };
  const valid = parts.map((generated) => toRequest('valid', generated));
  const nearly = parts.chain((generated) => {
    const base = toRequest('nearly', generated);
    return fc.oneof<fc.Arbitrary<FuzzRequest>[]>(
      changed(generated.query).map((query) => ({ ...base, query: toQuery(query) })),
      changed(generated.body).map((body) => ({ ...base, body: jsonOf(body) })),
      hostileHeaders.map((headers) => ({ ...base, headers })),
      fc.constant({ ...base, query: [...base.query, ...base.query] }),
    );
  });
  const hostile = fc.record<FuzzRequest>({
    kind: fc.constant('hostile'),
    method: fc.constantFrom(method, method, method, method, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    query: hostileQuery,
    body: method === 'POST' ? hostileBody : fc.constant(undefined),
    headers: fc.oneof(fc.constant({}), hostileHeaders),
  });
  return fc.oneof(valid, nearly, hostile);
}
