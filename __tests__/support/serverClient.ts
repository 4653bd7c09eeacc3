import type { ApiCall, ApiContract } from '../../src/contract/api.ts';
import type { ErrorBody } from '../../src/contract/common.ts';
import { TEST_ORIGIN } from './testServer.ts';
import type { TestServer } from './testServer.ts';

export interface CallOptions {
  /** Any values, to test invalid requests. */
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Sends any request and returns any response. */
export async function rawCall(
  server: TestServer,
  call: ApiCall,
  options: CallOptions = {},
): Promise<Answer<unknown>> {
  const [method = '', path = ''] = call.split(' ');
  const url = new URL(`/api${path}`, TEST_ORIGIN);
  for (const [name, value] of Object.entries(options.query ?? {})) {
    url.searchParams.set(name, String(value));
  }
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
  const hasBody = options.body !== undefined;
  if (hasBody && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const body = hasBody ? JSON.stringify(options.body) : undefined;
  const response = await server.fetch(url, { method, headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Sends a request that must succeed. */
export async function succeed<Call extends ApiCall>(
  server: TestServer,
  call: Call,
  options: CallOptions = {},
): Promise<ApiContract[Call]['response']> {
  const response = await rawCall(server, call, options);
  if (response.status !== 200) {
    throw new Error(`${call} failed: ${response.status} ${JSON.stringify(response.body)}`);
  }
  return response.body as ApiContract[Call]['response'];
}

/** Sends a request that must be rejected. */
export async function fail(
  server: TestServer,
  call: ApiCall,
  options: CallOptions = {},
): Promise<{ status: number; message: string; headers: Headers }> {
  const response = await rawCall(server, call, options);
  if (response.status < 400) throw new Error(`${call} succeeded: ${JSON.stringify(response.body)}`);
  const { message } = response.body as ErrorBody;
  return { status: response.status, message, headers: response.headers };
}

/** A valid billing form. */
export const goodBilling = {
  firstName: 'Aisha',
  lastName: 'Rahman',
  companyName: '',
  country: 'United Arab Emirates',
  address: 'Villa 3, Street 12',
  pinCode: '',
  city: 'Dubai',
  dialCode: '+971',
  phone: '0501234567',
  email: 'aisha@example.com',
  additionalInfo: '',
  paymentType: 'stripe',
} as const;

/** Places an order of one line. @returns the response */
export async function placeOrder(
  server: TestServer,
  token: string,
  line: { productId: string; sizeId: string },
  headers: Record<string, string> = {},
): Promise<ApiContract['POST /user/place-order']['response']> {
  await succeed(server, 'POST /user/add-to-cart', { token, body: line });
  return succeed(server, 'POST /user/place-order', {
    token,
    headers,
    query: { paymentType: goodBilling.paymentType },
    body: goodBilling,
  });
}
