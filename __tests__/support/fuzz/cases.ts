import fc from 'fast-check';
import type { z } from 'zod';
import { fromSchema } from './fromSchema.ts';
import type { Known } from './fromSchema.ts';
import { hostileBody, hostileHeaders, hostileText, hostileValue, strayField } from './hostile.ts';

/** A request as it is going to be sent. */
export interface FuzzRequest {
  /** valid: made from the schemas; nearly: with one thing changed; hostile: anything. */
  kind: 'valid' | 'nearly' | 'hostile';
  method: string;
  query: [name: string, value: string][];
  body: string | undefined;
  headers: Record<string, string>;
}

/** What a call takes; nothing of it may be known, as for webhooks. */
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

const nothing: fc.Arbitrary<Fields> = fc.constant({});
const someKey = fc.constantFrom<Record<string, string>>({}, {}, {}, { 'idempotency-key': 'fuzz' });

function toQuery(fields: Fields): FuzzRequest['query'] {
  // Not String(): an object made of hostile keys may have a toString that is no function.
  const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return sent.map(([name, value]) => [name, toText(value)]);
}

/** One change to a record of fields. */
function changed(fields: Fields): fc.Arbitrary<Fields> {
  const names = Object.keys(fields);
  const added = strayField.map(([name, value]) => {
    const copy = { ...fields };
    Object.defineProperty(copy, name, { value, enumerable: true, configurable: true });
    return copy;
  });
  if (names.length === 0) return added;
  const name = fc.constantFrom(...names);
  const without = name.map((left) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== left)),
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

/** Requests to a call: about a third valid, a third nearly so, a third anything at all. */
export function requestsTo(call: FuzzedCall, known: Known): fc.Arbitrary<FuzzRequest> {
  const { method } = call;
  const jsonOf = (fields: Fields) => (method === 'POST' ? JSON.stringify(fields) : undefined);
  const parts = fc.record({
    query: call.query ? fromSchema(call.query, known) : nothing,
    body: call.body ? fromSchema(call.body, known) : nothing,
    headers: someKey,
  });
  const toRequest = (kind: FuzzRequest['kind'], { query, body, headers }: Parts): FuzzRequest => {
    return { kind, method, query: toQuery(query), body: jsonOf(body), headers };
  };
  const valid = parts.map((made) => toRequest('valid', made));
  const nearly = parts.chain((made) => {
    const right = toRequest('nearly', made);
    return fc.oneof<fc.Arbitrary<FuzzRequest>[]>(
      changed(made.query).map((query) => ({ ...right, query: toQuery(query) })),
      changed(made.body).map((body) => ({ ...right, body: jsonOf(body) })),
      hostileHeaders.map((headers) => ({ ...right, headers })),
      fc.constant({ ...right, query: [...right.query, ...right.query] }),
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
