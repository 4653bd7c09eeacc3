import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { createLog } from '../../../server/log.ts';
import { WIDE_LOAD, listenRaw, pause, sendRaw } from '../../support/rawHttp.ts';
import type { RawResponse, RawServer } from '../../support/rawHttp.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const errors: string[] = [];
let server: TestServer;
let raw: RawServer;
beforeAll(async () => {
  server = await createTinyServer({ log: createLog('error', (line) => errors.push(line)) });
  raw = await listenRaw(server);
});
afterEach(() => {
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await raw.close();
  await server.close();
});

const GOOD = '{"email":"aisha@example.com"}';
const JSON_TYPE = 'Content-Type: application/json';

function head(requestLine: string, ...headers: string[]): string {
  return [requestLine, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n');
}

/** A sign-in request with the given body and headers. */
function post(body: string | Uint8Array, ...headers: string[]): Uint8Array {
  const bytes = Buffer.from(body);
  const length = `Content-Length: ${bytes.length}`;
  const start = head('POST /api/user/send-otp HTTP/1.1', length, ...headers);
  return Buffer.concat([Buffer.from(start), bytes]);
}

const get = (target: string, ...headers: string[]) => head(`GET ${target} HTTP/1.1`, ...headers);
const send = (bytes: string | Uint8Array): Promise<RawResponse> => sendRaw(raw.port, bytes);

function expectRefusal(response: RawResponse, status: number): void {
  expect(response.status).toBe(status);
  const { message } = JSON.parse(response.body) as { message: string };
  expect(message.length).toBeGreaterThan(10);
  expect(message.length).toBeLessThanOrEqual(200);
}

describe('a request body', () => {
  it('is accepted as JSON in UTF-8, with or without byte order mark and charset', async () => {
    const good = [
      post(GOOD, JSON_TYPE),
      post(`\uFEFF${GOOD}`, JSON_TYPE),
      post(GOOD, 'content-type: Application/JSON;charset="UTF-8"'),
      post('{"email":"a@b.co","inner":[{"email":1},{"email":2}]}', JSON_TYPE),
    ];
    for (const bytes of good) expect((await send(bytes)).status).toBe(200);
  });

  it.each([
    ['missing', ''],
    ['text', 'Content-Type: text/plain'],
    ['a form', 'Content-Type: application/x-www-form-urlencoded'],
    ['application/jsonp', 'Content-Type: application/jsonp'],
    ['repeated', `${JSON_TYPE}\r\nContent-Type: text/plain`],
    ['another charset', `${JSON_TYPE}; charset=utf-16`],
    ['a list of types', `${JSON_TYPE}, text/plain`],
  ])('is 415 with a wrong content type (%s)', async (_name, type) => {
    expectRefusal(await send(post(GOOD, ...(type ? [type] : []))), 415);
  });

  it('is 415 when compressed', async () => {
    const response = await send(post(gzipSync(GOOD), JSON_TYPE, 'Content-Encoding: gzip'));
    expectRefusal(response, 415);
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from('{"email":"\xff\xfe"}', 'latin1')],
    ['UTF-16', Buffer.from(GOOD, 'utf16le')],
    ['truncated JSON', '{"email":"a@b.co"'],
    ['two JSON values', GOOD + GOOD],
    ['single quotes', "{'email':'a@b.co'}"],
    ['NaN', '{"email":NaN}'],
    ['a repeated field', '{"email":"a@b.co","email":"c@d.co"}'],
    ['a repeated field with an escape sequence', '{"email":"a@b.co","\\u0065mail":"c@d.co"}'],
    ['a repeated field of a nested object', '{"email":"a@b.co","x":[{"y":1,"y":2}]}'],
    ['30,000 nested arrays', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['60,000 unclosed arrays', '['.repeat(60_000)],
  ])('is 400 with %s', async (_name, body) => {
    expectRefusal(await send(post(body, JSON_TYPE)), 400);
  });

  it.each([
    ['with Content-Length', post('x'.repeat(64 * 1024 + 1), JSON_TYPE)],
    ['nested arrays', post('['.repeat(100_000), JSON_TYPE)],
    [
      'with Content-Length only',
      head('POST /api/user/send-otp HTTP/1.1', JSON_TYPE, 'Content-Length: 99999999'),
    ],
    [
      'chunked',
      `${head('POST /api/user/send-otp HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked')}11170\r\n${'x'.repeat(70_000)}`,
    ],
  ])('is 413 beyond 64 KiB (%s)', async (_name, bytes) => {
    expectRefusal(await send(bytes), 413);
  });

  it('is not a server error when aborted', async () => {
    const socket = connect(raw.port, '127.0.0.1');
    const length = 'Content-Length: 100';
    socket.write(
      head('POST /api/user/send-otp HTTP/1.1', JSON_TYPE, length, 'Expect: 100-continue'),
    );
    socket.write('{"email":');
    // The server has read the head when it asks for the rest.
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await send(get('/healthz'))).status).toBe(200);
  });

  it('is accepted with Expect: 100-continue', async () => {
    const response = await send(post(GOOD, JSON_TYPE, 'Expect: 100-continue'));
    expect([response.status, response.body]).toEqual([
      100,
      expect.stringContaining('HTTP/1.1 200'),
    ]);
  });
});

describe('a request that is not valid HTTP', () => {
  const start = 'POST /api/user/send-otp HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n';
  it.each([
    ['two Content-Length headers', `${start}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
    ['a list in Content-Length', `${start}Content-Length: 5, 5\r\n\r\nabcde`],
    ['a negative Content-Length', `${start}Content-Length: -1\r\n\r\n`],
    ['a signed Content-Length', `${start}Content-Length: +5\r\n\r\nabcde`],
    [
      'Content-Length and Transfer-Encoding',
      `${start}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['an invalid chunk size', `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['an unknown transfer coding', `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${start}Content-Length : 5\r\n\r\nabcde`],
    ['a folded header', `${start}X: a\r\n b: c\r\n\r\n`],
    ['a NUL in a header', `${start}X: a\0b\r\n\r\n`],
    ['no Host header', 'GET /api/user/get-faq HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two Host headers',
      'GET / HTTP/1.1\r\nHost: shop\r\nHost: other\r\nConnection: close\r\n\r\n',
    ],
    ['an invalid Host header', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['an unknown method', head('BREW / HTTP/1.1')],
    ['an unknown version', head('GET / HTTP/3.7')],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])],
    ['garbage', 'nonsense\r\n\r\n'],
  ])('is 400 (%s)', async (_name, bytes) => {
    expect((await send(bytes)).status).toBe(400);
  });

  it.each([
    ['one long header', get('/healthz', `X: ${'x'.repeat(20_000)}`)],
    ['a long token', get('/api/user/get-cart', `Authorization: Bearer ${'a'.repeat(20_000)}`)],
    ['many headers', get('/healthz', ...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`))],
    ['a long URL', get(`/api/user/get-faq?page=${'1'.repeat(20_000)}`)],
  ])('is 431 (%s)', async (_name, bytes) => {
    expect((await send(bytes)).status).toBe(431);
  });

  it('is 417 for an unknown expectation, and closed for CONNECT', async () => {
    expect((await send(post(GOOD, JSON_TYPE, 'Expect: cake'))).status).toBe(417);
    expect((await send(head('CONNECT shop:443 HTTP/1.1'))).status).toBe(0);
  });
});

describe('a request target', () => {
  it.each([
    ['a repeated query key', '/api/user/get-faq?page=1&page=2', 400],
    ['a repeated query key with an escape sequence', '/api/user/get-faq?page=1&p%61ge=2', 400],
    ['an incomplete escape sequence', '/api/user/get-faq?page=%', 400],
    ['an escaped NUL', '/api/user/get-product-details?id=%00', 400],
    ['bytes that are not UTF-8', '/api/user/get-product-details?id=%FF%FE', 404],
    ['unknown query keys', '/api/user/get-faq?__proto__=1&constructor=2', 200],
    ['dot segments', '/api/user/../user/get-faq', 400],
    ['escaped dot segments', '/api/user/%2e%2E/user/get-faq', 400],
    ['dots beyond the root', '/api/../../../etc/passwd', 400],
    ['three dots', '/api/user/.../get-faq', 404],
    ['a backslash', '/api\\user\\get-faq', 400],
    ['an escaped slash', '/api%2Fuser%2Fget-faq', 404],
    ['a leading double slash', '//api/user/get-faq', 400],
    ['a double slash', '/api//user/get-faq', 404],
    ['a fragment', '/api/user/get-faq#?page=2', 400],
    ['a fragment in the query', '/api/user/get-faq?page=1#2', 400],
    ['a tab', '/api/user/get-faq?page=\t1', 400],
    ['an asterisk', '*', 400],
    ['a host and a port', 'shop:80', 400],
    ['a trailing slash', '/api/user/get-faq/', 404],
    ['upper case', '/API/user/get-faq', 404],
    ['an absolute URL', 'http://elsewhere.example/api/user/get-faq', 400],
    ['an escaped NUL in a pay link', '/api/payments/%00/pay', 404],
    ['an escaped NUL in a sandbox payment', '/sandbox-payment/%00', 404],
    ['an escaped NUL in a return', '/api/payments/stripe/return?session_id=%00', 303],
  ])('has the expected status with %s', async (_name, target, status) => {
    expect((await send(get(target))).status).toBe(status);
  });
});

describe('a request method', () => {
  it.each([
    ['TRACE', '/api/user/get-faq', 'GET, HEAD'],
    ['DELETE', '/api/user/get-faq', 'GET, HEAD'],
    ['OPTIONS', '/api/user/get-cart', 'GET, HEAD'],
    ['PUT', '/api/user/add-review', 'POST'],
    ['GET', '/api/user/send-otp', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/readyz', 'GET, HEAD'],
    ['GET', '/api/webhooks/stripe', 'POST'],
    ['GET', '/api/webhooks/paypal', 'POST'],
    ['GET', '/api/webhooks/tabby', 'POST'],
    ['POST', '/api/payments/x/pay', 'GET, HEAD'],
    ['POST', '/api/payments/paypal/return', 'GET, HEAD'],
    ['PUT', '/sandbox-payment/x', 'GET, HEAD'],
    ['GET', '/sandbox-payment/x/approve', 'POST'],
  ])('%s %s is 405 with the allowed methods', async (method, path, allow) => {
    const response = await send(head(`${method} ${path} HTTP/1.1`));
    expectRefusal(response, 405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('HEAD responds like GET, without a body', async () => {
    const response = await send(head('HEAD /api/user/get-faq HTTP/1.1'));
    expect([response.status, response.body]).toEqual([200, '']);
  });
});

describe('a request', () => {
  it('is not authenticated with two Authorization headers', async () => {
    const token = await server.signIn('aisha@example.com');
    const own = `Authorization: Bearer ${token}`;
    const other = `Authorization: Bearer ${'a'.repeat(43)}`;
    expect((await send(get('/api/user/get-cart', own))).status).toBe(200);
    expectRefusal(await send(get('/api/user/get-cart', own, other)), 401);
    expectRefusal(await send(get('/api/user/get-cart', other, own)), 401);
  });

  it('gets its response in order when pipelined', async () => {
    const kept = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    const all = kept('/healthz') + kept('/api/user/get-cart') + get('/readyz');
    const { status, body } = await send(all);
    const later = [...body.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));
    expect([status, ...later]).toEqual([200, 401, 200]);
  });
});

describe('slow clients', () => {
  const shortTimeouts = {
    headersMs: 200,
    requestMs: 400,
    idleMs: 200,
    inactivityMs: 500,
    checkMs: 20,
  };
  const MORE_THAN_ANY_BUFFER = 50_000_000;
  let apiServer: RawServer;
  let largeServer: RawServer;
  beforeAll(async () => {
    apiServer = await listenRaw(server, shortTimeouts);
    const app = new Hono();
    app.get('/', (context) => context.body('x'.repeat(MORE_THAN_ANY_BUFFER)));
    const unlimited = { perClient: Infinity, total: Infinity };
    largeServer = await listenRaw({ app }, shortTimeouts, WIDE_LOAD, unlimited);
  });
  afterAll(async () => {
    await apiServer.close();
    await largeServer.close();
  });

  const splitBytes = (bytes: Uint8Array) => [...bytes].map((byte) => Uint8Array.of(byte));
  const sendSlowly = (bytes: Uint8Array): Promise<RawResponse> =>
    sendRaw(apiServer.port, splitBytes(bytes), 50);

  it('time out while sending headers or body, without delaying others', async () => {
    const slow = [
      ...Array.from({ length: 50 }, () => sendSlowly(Buffer.from(get('/healthz')))),
      ...Array.from({ length: 50 }, () => sendSlowly(post(GOOD, JSON_TYPE))),
    ];
    const request = post(GOOD, JSON_TYPE);
    const pieces = [request.subarray(0, -10), ...splitBytes(request.subarray(-10))];
    const body = sendRaw(apiServer.port, pieces, 100);
    expect((await sendRaw(apiServer.port, get('/api/user/get-faq'))).status).toBe(200);
    const statuses = new Set((await Promise.all([...slow, body])).map(({ status }) => status));
    expect([...statuses]).toEqual([408]);
  });

  it('time out when they send nothing', async () => {
    expect((await sendRaw(apiServer.port, '')).status).toBe(408);
  });

  it('are disconnected when they never read the response', async () => {
    const gone = largeServer.nextGone();
    const socket = connect(largeServer.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await gone;
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(MORE_THAN_ANY_BUFFER);
  });

  it('are disconnected within twice the inactivity timeout', async () => {
    const inactivityMs = 750;
    const order: string[] = [];
    let responded: () => void = () => undefined;
    const isResponding = new Promise<void>((resolve) => (responded = resolve));
    const app = new Hono();
    app.get('/', (context) => {
      setImmediate(responded);
      return context.body('x'.repeat(MORE_THAN_ANY_BUFFER));
    });
    const slowServer = await listenRaw({ app }, { ...shortTimeouts, inactivityMs });
    const gone = slowServer.nextGone().then(() => order.push('disconnected'));
    const socket = connect(slowServer.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await isResponding;
    const later = pause(2.5 * inactivityMs).then(() => order.push('more than twice the timeout'));
    await Promise.all([gone, later]);
    socket.destroy();
    await slowServer.close();
    expect(order).toEqual(['disconnected', 'more than twice the timeout']);
  });

  it('receive the whole response when they read slowly', async () => {
    // Long against what a busy machine delays a timer: a reader who is late by the rest of the timeout is disconnected.
    const inactivityMs = 3000;
    const app = new Hono();
    app.get('/', (context) => context.body('x'.repeat(MORE_THAN_ANY_BUFFER)));
    const unlimited = { perClient: Infinity, total: Infinity };
    const patientServer = await listenRaw(
      { app },
      { ...shortTimeouts, inactivityMs },
      WIDE_LOAD,
      unlimited,
    );
    const socket = connect(patientServer.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(get('/'));
    let pauses = 0;
    socket.on('data', () => {
      // Four pauses, together longer than the timeout.
      if (pauses === 4 || socket.bytesRead < ((pauses + 1) * MORE_THAN_ANY_BUFFER) / 5) return;
      pauses += 1;
      socket.pause();
      setTimeout(() => socket.resume(), inactivityMs / 3);
    });
    await closed;
    await patientServer.close();
    expect(pauses).toBe(4);
    expect(socket.bytesRead).toBeGreaterThan(MORE_THAN_ANY_BUFFER);
  });
});
