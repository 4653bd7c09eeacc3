import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiBody, ApiCall, ApiQuery } from '@/contract/api';

type QueryPart<Call extends ApiCall> =
  ApiQuery<Call> extends undefined
    ? object
    : Partial<ApiQuery<Call>> extends ApiQuery<Call>
      ? { params?: ApiQuery<Call> }
      : { params: ApiQuery<Call> };
type BodyPart<Call extends ApiCall> =
  ApiBody<Call> extends undefined ? object : { body: ApiBody<Call> };

export type RequestParts<Call extends ApiCall> = QueryPart<Call> &
  BodyPart<Call> & {
    /** One per user action; sent as `Idempotency-Key` (product 13.9). */
    idempotencyKey?: string;
  };

/** Argument of a mutation that is safe to repeat. */
export type WithIdempotencyKey<T> = T & { idempotencyKey: string };

/** Fetch arguments of a request, typed by the API contract. */
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
