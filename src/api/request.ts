import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiBody, ApiCall, ApiQuery } from '@/contract/api';

type QueryPart<Call extends ApiCall> =
  ApiQuery<Call> extends undefined ? object : { params: ApiQuery<Call> };
type BodyPart<Call extends ApiCall> =
  ApiBody<Call> extends undefined ? object : { body: ApiBody<Call> };

export type RequestParts<Call extends ApiCall> = QueryPart<Call> &
  BodyPart<Call> & {
    /** One per intent of the customer; sent as `Idempotency-Key` (product 13.9). */
    idempotencyKey?: string;
  };

/** An argument of a mutation that the server may be asked twice without harm. */
export type WithIdempotencyKey<T> = T & { idempotencyKey: string };

/** A call of the contract as fetch arguments; the compiler checks its query and body. */
export function request<Call extends ApiCall>(call: Call, parts: RequestParts<Call>): FetchArgs {
  const [method = 'GET', url = ''] = call.split(' ');
  const { idempotencyKey, ...rest } = parts;
  return {
    method,
    url,
    ...rest,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  };
}
