import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { createLog } from '../../../server/log.ts';
import { listenRaw, sendRaw } from '../../support/rawHttp.ts';
import type { RawAnswer, RawServer } from '../../support/rawHttp.ts';
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
const send = (bytes: string | Uint8Array): Promise<RawAnswer> => sendRaw(raw.port, bytes);

function expectRefusal(answer: RawAnswer, status: number): void {
  expect(answer.status).toBe(status);
  const { message } = JSON.parse(answer.body) as { message: string };
  expect(message.length).toBeGreaterThan(10);
  expect(message.length).toBeLessThanOrEqual(200);
}

describe('a request body', () => {
  it('is accepted as JSON in UTF-8, also with a byte order mark or a charset', async () => {
    const good = [
      post(GOOD, JSON_TYPE),
      post(`\uFEFF${GOOD}`, JSON_TYPE),
      post(GOOD, 'content-type: Application/JSON;charset="UTF-8"'),
      post('{"email":"a@b.co","inner":[{"email":1},{"email":2}]}', JSON_TYPE),
    ];
    for (const bytes of good) expect((await send(bytes)).status).toBe(200);
  });

  it.each([
    ['none', ''],
    ['text', 'Content-Type: text/plain'],
    ['a form', 'Content-Type: application/x-www-form-urlencoded'],
    ['something like JSON', 'Content-Type: application/jsonp'],
    ['two', `${JSON_TYPE}\r\nContent-Type: text/plain`],
    ['another charset', `${JSON_TYPE}; charset=utf-16`],
    ['a list', `${JSON_TYPE}, text/plain`],
  ])('of the wrong type (%s) is 415', async (_name, type) => {
    expectRefusal(await send(post(GOOD, ...(type ? [type] : []))), 415);
  });

  it('that is compressed is 415', async () => {
    const answer = await send(post(gzipSync(GOOD), JSON_TYPE, 'Content-Encoding: gzip'));
    expectRefusal(answer, 415);
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from('{"email":"\xff\xfe"}', 'latin1')],
    ['UTF-16', Buffer.from(GOOD, 'utf16le')],
    ['half of it', '{"email":"a@b.co"'],
    ['two of them', GOOD + GOOD],
    ['a single quote', "{'email':'a@b.co'}"],
    ['NaN', '{"email":NaN}'],
    ['a field that stands twice', '{"email":"a@b.co","email":"c@d.co"}'],
    ['a field that stands twice in disguise', '{"email":"a@b.co","\\u0065mail":"c@d.co"}'],
    ['a field of an inner object that stands twice', '{"email":"a@b.co","x":[{"y":1,"y":2}]}'],
    ['30,000 lists in one another', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['30,000 lists that never end', '['.repeat(60_000)],
  ])('of %s is 400', async (_name, body) => {
    expectRefusal(await send(post(body, JSON_TYPE)), 400);
  });

  it.each([
    ['announced', post('x'.repeat(64 * 1024 + 1), JSON_TYPE)],
    ['nested', post('['.repeat(100_000), JSON_TYPE)],
    [
      'announced and never sent',
      head('POST /api/user/send-otp HTTP/1.1', JSON_TYPE, 'Content-Length: 99999999'),
    ],
    [
      'not announced',
      `${head('POST /api/user/send-otp HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked')}11170\r\n${'x'.repeat(70_000)}`,
    ],
  ])('of more than 64 KiB (%s) is 413', async (_name, bytes) => {
    expectRefusal(await send(bytes), 413);
  });

  it('that is aborted is not a server error', async () => {
    const socket = connect(raw.port, '127.0.0.1');
    socket.write(head('POST /api/user/send-otp HTTP/1.1', JSON_TYPE, 'Content-Length: 100'));
    socket.write('{"email":');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await send(get('/healthz'))).status).toBe(200);
  });

  it('may be requested with Expect: 100-continue', async () => {
    const answer = await send(post(GOOD, JSON_TYPE, 'Expect: 100-continue'));
    expect([answer.status, answer.body]).toEqual([100, expect.stringContaining('HTTP/1.1 200')]);
  });
});

describe('a request that is not valid HTTP', () => {
  const start = 'POST /api/user/send-otp HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n';
  it.each([
    ['two lengths', `${start}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
    ['a list of lengths', `${start}Content-Length: 5, 5\r\n\r\nabcde`],
    ['a negative length', `${start}Content-Length: -1\r\n\r\n`],
    ['a signed length', `${start}Content-Length: +5\r\n\r\nabcde`],
    [
      'a length and chunks',
      `${start}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a chunk of no size', `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['chunks under another name', `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${start}Content-Length : 5\r\n\r\nabcde`],
    ['a folded header', `${start}X: a\r\n b: c\r\n\r\n`],
    ['a NUL in a header', `${start}X: a\0b\r\n\r\n`],
    ['no host', 'GET /api/user/get-faq HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['an unknown method', head('BREW / HTTP/1.1')],
    ['an unknown version', head('GET / HTTP/3.7')],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])],
    ['nonsense', 'nonsense\r\n\r\n'],
  ])('(%s) is 400', async (_name, bytes) => {
    expect((await send(bytes)).status).toBe(400);
  });

  it.each([
    ['one long header', get('/healthz', `X: ${'x'.repeat(20_000)}`)],
    ['a long token', get('/api/user/get-cart', `Authorization: Bearer ${'a'.repeat(20_000)}`)],
    ['many headers', get('/healthz', ...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`))],
    ['a long address', get(`/api/user/get-faq?page=${'1'.repeat(20_000)}`)],
  ])('(%s) is 431', async (_name, bytes) => {
    expect((await send(bytes)).status).toBe(431);
  });

  it('(unknown expectation) is 417, and CONNECT is closed', async () => {
    expect((await send(post(GOOD, JSON_TYPE, 'Expect: cake'))).status).toBe(417);
    expect((await send(head('CONNECT shop:443 HTTP/1.1'))).status).toBe(0);
  });
});

describe('a request target', () => {
  it.each([
    ['a query key that stands twice', '/api/user/get-faq?page=1&page=2', 400],
    ['the same key in disguise', '/api/user/get-faq?page=1&p%61ge=2', 400],
    ['half an escape', '/api/user/get-faq?page=%', 400],
    ['an escaped NUL', '/api/user/get-product-details?id=%00', 400],
    ['bytes that are not UTF-8', '/api/user/get-product-details?id=%FF%FE', 404],
    ['an unknown key', '/api/user/get-faq?__proto__=1&constructor=2', 200],
    ['dots', '/api/user/../user/get-faq', 400],
    ['escaped dots', '/api/user/%2e%2E/user/get-faq', 400],
    ['dots that leave', '/api/../../../etc/passwd', 400],
    ['a dot in a name', '/api/user/.../get-faq', 404],
    ['a backslash', '/api\\user\\get-faq', 400],
    ['an escaped slash', '/api%2Fuser%2Fget-faq', 404],
    ['two slashes', '//api/user/get-faq', 400],
    ['two slashes inside', '/api//user/get-faq', 404],
    ['a fragment', '/api/user/get-faq#?page=2', 400],
    ['a fragment in the query', '/api/user/get-faq?page=1#2', 400],
    ['a tab', '/api/user/get-faq?page=\t1', 400],
    ['an asterisk', '*', 400],
    ['a host and a port', 'shop:80', 400],
    ['a slash at the end', '/api/user/get-faq/', 404],
    ['another case', '/API/user/get-faq', 404],
    ['an absolute URL', 'http://elsewhere.example/api/user/get-faq', 400],
    ['an escaped NUL in a pay link', '/api/payments/%00/pay', 404],
    ['an escaped NUL in a sandbox payment', '/sandbox-payment/%00', 404],
    ['an escaped NUL in a return', '/api/payments/stripe/return?session_id=%00', 303],
  ])('with %s', async (_name, target, status) => {
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
    ['POST', '/api/payments/x/pay', 'GET, HEAD'],
    ['POST', '/api/payments/paypal/return', 'GET, HEAD'],
    ['PUT', '/sandbox-payment/x', 'GET, HEAD'],
    ['GET', '/sandbox-payment/x/approve', 'POST'],
  ])('%s %s is 405 with the allowed methods', async (method, path, allow) => {
    const answer = await send(head(`${method} ${path} HTTP/1.1`));
    expectRefusal(answer, 405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('HEAD responds like GET, without a body', async () => {
    const answer = await send(head('HEAD /api/user/get-faq HTTP/1.1'));
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});

describe('a client', () => {
  it('with two tokens has none', async () => {
    const token = await server.signIn('aisha@example.com');
    const own = `Authorization: Bearer ${token}`;
    const other = `Authorization: Bearer ${'a'.repeat(43)}`;
    expect((await send(get('/api/user/get-cart', own))).status).toBe(200);
    expectRefusal(await send(get('/api/user/get-cart', own, other)), 401);
    expectRefusal(await send(get('/api/user/get-cart', other, own)), 401);
  });

  it('with pipelined requests gets the responses in order', async () => {
    const kept = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    const all = kept('/healthz') + kept('/api/user/get-cart') + get('/readyz');
    const { status, body } = await send(all);
    const later = [...body.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));
    expect([status, ...later]).toEqual([200, 401, 200]);
  });
});

describe('slow clients', () => {
  const hasty = { headersMs: 200, requestMs: 400, idleMs: 200, inactivityMs: 500, checkMs: 20 };
  const MORE_THAN_ANY_BUFFER = 50_000_000;
  let impatient: RawServer;
  let generous: RawServer;
  beforeAll(async () => {
    impatient = await listenRaw(server, hasty);
    const app = new Hono();
    app.get('/', (context) => context.body('x'.repeat(MORE_THAN_ANY_BUFFER)));
    generous = await listenRaw({ app }, hasty);
  });
  afterAll(async () => {
    await impatient.close();
    await generous.close();
  });

  const singly = (bytes: Uint8Array) => [...bytes].map((byte) => Uint8Array.of(byte));
  const drip = (bytes: Uint8Array): Promise<RawAnswer> =>
    sendRaw(impatient.port, singly(bytes), 50);

  it('time out while they send headers or body, without delaying others', async () => {
    const slow = [
      ...Array.from({ length: 50 }, () => drip(Buffer.from(get('/healthz')))),
      ...Array.from({ length: 50 }, () => drip(post(GOOD, JSON_TYPE))),
    ];
    const request = post(GOOD, JSON_TYPE);
    const pieces = [request.subarray(0, -10), ...singly(request.subarray(-10))];
    const body = sendRaw(impatient.port, pieces, 100);
    expect((await sendRaw(impatient.port, get('/api/user/get-faq'))).status).toBe(200);
    const statuses = new Set((await Promise.all([...slow, body])).map(({ status }) => status));
    expect([...statuses]).toEqual([408]);
  });

  it('time out when they send nothing', async () => {
    expect((await sendRaw(impatient.port, '')).status).toBe(408);
  });

  it('are disconnected when they never read the response', async () => {
    const gone = generous.nextGone();
    const socket = connect(generous.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await gone;
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(MORE_THAN_ANY_BUFFER);
  });

  it('are disconnected within twice the timeout when they never read', async () => {
    const inactivityMs = 750;
    const order: string[] = [];
    let responded: () => void = () => undefined;
    const isResponding = new Promise<void>((resolve) => (responded = resolve));
    const app = new Hono();
    app.get('/', (context) => {
      setImmediate(responded);
      return context.body('x'.repeat(MORE_THAN_ANY_BUFFER));
    });
    const patient = await listenRaw({ app }, { ...hasty, inactivityMs });
    const gone = patient.nextGone().then(() => order.push('disconnected'));
    const socket = connect(patient.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await isResponding;
    const later = sleep(2.5 * inactivityMs).then(() => order.push('more than twice the timeout'));
    await Promise.all([gone, later]);
    socket.destroy();
    await patient.close();
    expect(order).toEqual(['disconnected', 'more than twice the timeout']);
  });

  it('are served completely when they read slowly', async () => {
    const socket = connect(generous.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(get('/'));
    let pauses = 0;
    socket.on('data', () => {
      // Four pauses, together longer than the timeout.
      if (pauses === 4 || socket.bytesRead < ((pauses + 1) * MORE_THAN_ANY_BUFFER) / 5) return;
      pauses += 1;
      socket.pause();
      setTimeout(() => socket.resume(), hasty.inactivityMs / 3);
    });
    await closed;
    expect(pauses).toBe(4);
    expect(socket.bytesRead).toBeGreaterThan(MORE_THAN_ANY_BUFFER);
  });
});
