import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../../server/routes/routes.ts';
import type { AnyRoute } from '../../../server/http/route.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import type { ErrorBody } from '../../../src/contract/common.ts';
import { goodBilling, rawCall } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const SHOP = 'https://shop.example';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTinyServer({
    config: { corsOrigins: [SHOP], publicUrl: SHOP, hasPublicUrl: true },
  });
  token = await server.signIn('aisha@example.com');
});
afterAll(() => server.close());

const post = (body: BodyInit | undefined, headers: Record<string, string>) =>
  server.fetch('/api/user/send-otp', { method: 'POST', body, headers });
const json = { 'content-type': 'application/json' };

async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as ErrorBody).message;
}

describe('addresses and methods', () => {
  it('answers an unknown call with 404', async () => {
    const answer = await server.fetch('/api/user/no-such-call');
    expect(answer.status).toBe(404);
    expect(await messageOf(answer)).toBe('This call does not exist.');
  });

  it('answers an unknown method with 405 and the methods there are', async () => {
    const wrong = await server.fetch('/api/user/send-otp');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const put = await server.fetch('/api/user/get-cart', { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await messageOf(put)).toContain('PUT');
  });

  it('refuses a query parameter that stands twice', async () => {
    const answer = await server.fetch('/api/user/get-faq?page=1&page=2');
    expect(answer.status).toBe(400);
  });

  it('tells that it lives and that it is ready', async () => {
    expect((await server.fetch('/healthz')).status).toBe(200);
    expect((await server.fetch('/readyz')).status).toBe(200);
  });
});

describe('bodies', () => {
  it.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['no type', ''],
  ])('refuses %s with 415', async (_name, type) => {
    const answer = await post('{"email":"a@b.co"}', type ? { 'content-type': type } : {});
    expect(answer.status).toBe(415);
  });

  it('refuses a compressed body with 415', async () => {
    expect((await post('x', { ...json, 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('takes JSON with a charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await post('{"email":"charset@b.co"}', headers)).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"email":'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['a deep nest', '['.repeat(30_000) + ']'.repeat(30_000)],
  ])('refuses %s with 400', async (_name, body) => {
    expect((await post(body, json)).status).toBe(400);
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]), json)).status).toBe(400);
  });

  it('refuses more than 64 KiB with 413, announced or not', async () => {
    const big = JSON.stringify({ email: 'x'.repeat(70_000) });
    expect((await post(big, json)).status).toBe(413);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < 5; index += 1) controller.enqueue(new Uint8Array(20_000));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: json,
      body: stream,
      duplex: 'half',
    };
    expect((await server.fetch('/api/user/send-otp', init)).status).toBe(413);
  });
});

describe('headers', () => {
  it('keeps answers out of caches and tells nothing about the server', async () => {
    const { headers } = await rawCall(server, 'GET /user/get-cart', { token });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('lets the configured origin call, and no other', async () => {
    const preflight = (origin: string) =>
      server.fetch('/api/user/add-to-cart', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(SHOP);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    const evil = await preflight('https://evil.example');
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
    const failed = await server.fetch('/api/user/get-cart', { headers: { origin: SHOP } });
    expect(failed.headers.get('access-control-allow-origin')).toBe(SHOP);
  });
});

describe('hostile values', () => {
  const values: unknown[] = [
    null,
    0,
    -1,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    '',
    ' ',
    'x'.repeat(50_000),
    '\u0000',
    '\uD800',
    '\u202Eabc',
    "';--",
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '<script>alert(1)</script>',
    { $ne: 1 },
    { __proto__: { polluted: true } },
    ['a', 'b'],
  ];
  const fields = [
    ...['email', 'otp', 'firebaseToken', 'productId', 'sizeId', 'rating', 'review', 'name'],
    ...['_id', 'reason', 'comment', 'firstName', 'phone', 'paymentType', 'date', 'category'],
  ];
  const queries = ['page', 'limit', 'search', 'id', '_id', 'categoryId', 'productId', 'filter'];

  async function expectRefusalOrAnswer(call: ApiCall, options: object): Promise<void> {
    const answer = await rawCall(server, call, { token, ...options });
    const { message } = answer.body as Partial<ErrorBody>;
    expect([200, 400, 401, 404, 409, 413, 422, 429]).toContain(answer.status);
    if (answer.status === 200) return;
    expect(typeof message).toBe('string');
    expect(message?.length).toBeLessThanOrEqual(200);
    expect(message).not.toContain('<script');
    expect(message).not.toMatch(/SQLITE|syntax error|at \/|\.ts:/);
  }

  it('never break a call', async () => {
    const calls = Object.entries<AnyRoute>(routes).filter(([call]) => !call.includes('logout'));
    for (const [call, route] of calls) {
      for (const value of values) {
        const body = Object.fromEntries(fields.map((field) => [field, value]));
        const query = Object.fromEntries(
          queries.map((name) => [name, String(value).slice(0, 500)]),
        );
        await expectRefusalOrAnswer(call as ApiCall, {
          ...(route.body ? { body } : {}),
          ...(route.query ? { query: { ...query, action: 'remove', paymentType: 'stripe' } } : {}),
        });
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('never break a call that is right but for one field', async () => {
    const right: [ApiCall, Record<string, unknown>][] = [
      ['POST /user/place-order', goodBilling],
      ['POST /user/add-review', { productId: 'product-1', rating: 5, review: 'Good', name: 'A' }],
      [
        'POST /user/enquiry',
        { name: 'A', email: 'a', phone: '1', date: 'd', time: 't', category: '' },
      ],
      ['POST /user/verify-otp', { email: 'a@b.co', otp: '123456', firebaseToken: '' }],
      ['POST /user/cancel-order', { _id: 'x', reason: '', comment: '' }],
    ];
    for (const [call, body] of right) {
      for (const field of Object.keys(body)) {
        for (const value of values) {
          const query = { paymentType: 'stripe' };
          await expectRefusalOrAnswer(call, { query, body: { ...body, [field]: value } });
        }
      }
    }
  });
});
