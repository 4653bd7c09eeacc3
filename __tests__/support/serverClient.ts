import type { ApiCall, ApiContract } from '../../src/contract/api.ts';
import type { ErrorBody } from '../../src/contract/common.ts';
import { TEST_ORIGIN } from './testServer.ts';
import type { TestServer } from './testServer.ts';

export interface CallOptions {
  /** Anything, so that tests can say what no client would. */
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

/** Makes a call as a stranger would: with any query, body and headers, and the answer as it came. */
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

/** A call that has to succeed. */
export async function succeed<Call extends ApiCall>(
  server: TestServer,
  call: Call,
  options: CallOptions = {},
): Promise<ApiContract[Call]['response']> {
  const answer = await rawCall(server, call, options);
  if (answer.status !== 200) {
    throw new Error(`${call} failed: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answer.body as ApiContract[Call]['response'];
}

/** A call that has to be refused. */
export async function fail(
  server: TestServer,
  call: ApiCall,
  options: CallOptions = {},
): Promise<{ status: number; message: string; headers: Headers }> {
  const answer = await rawCall(server, call, options);
  if (answer.status < 400) throw new Error(`${call} succeeded: ${JSON.stringify(answer.body)}`);
  const { message } = answer.body as ErrorBody;
  return { status: answer.status, message, headers: answer.headers };
}

/** A billing form that passes every check. */
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

/** Places an order of one line and gives its answer. */
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
