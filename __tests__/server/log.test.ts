import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reasonOf, traceOf } from '../../server/errorDetails.ts';
import { createLog } from '../../server/log.ts';
import { sandboxProvider } from '../../server/payments/sandbox.ts';
import { requestId, withRequestId } from '../../server/requestId.ts';
import { goodBilling, rawCall, succeed } from '../support/serverClient.ts';
import { createTinyServer } from '../support/testServer.ts';
import type { TestServer } from '../support/testServer.ts';
import { smallLine } from '../support/tinyCatalogue.ts';

interface Line {
  level: string;
  message: string;
  requestId?: string;
  [field: string]: unknown;
}

const EMAIL = 'canary.person@private-place.example';
const PERSON = {
  ...goodBilling,
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  address: 'Canarystreet 7',
  city: 'Canarycity',
  phone: '0507654321',
  email: EMAIL,
  additionalInfo: 'Ring at Canaryneighbour',
};
let lines: string[];
let server: TestServer;

const parsed = (): Line[] => lines.map((line) => JSON.parse(line) as Line);

/** Rejects like a library that quotes personal data in its errors. */
function failWithPersonalData(): Promise<never> {
  const quoted = `550 <${EMAIL}> ${PERSON.phone}: "${PERSON.email}" refused, call +971 ${PERSON.phone}`;
  return Promise.reject(new Error(quoted));
}

beforeEach(async () => {
  lines = [];
  server = await createTinyServer({
    log: createLog('debug', (line) => lines.push(line)),
    transport: { keepsContent: true, send: failWithPersonalData },
    providers: { stripe: { ...sandboxProvider(''), start: failWithPersonalData } },
  });
});
afterEach(() => server.close());

/** Uses every feature while mail and payments fail. @returns personal data and secrets */
async function useEverything(): Promise<string[]> {
  await succeed(server, 'POST /user/send-otp', { body: { email: EMAIL } });
  await server.services.mailer.drain();
  const [mail] = await server.services.mailer.outbox();
  const otp = mail?.mail.code ?? '';
  await rawCall(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp: '00000x' } });
  const session = await succeed(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp } });
  const { token } = session;
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  const placed = await succeed(server, 'POST /user/place-order', {
    token,
    query: { paymentType: 'stripe' },
    body: PERSON,
  });
  const _id = placed.order?._id ?? '';
  const { order } = await succeed(server, 'GET /user/get-single-order-history', {
    token,
    query: { _id },
  });
  await server.fetch(order.paymentUrl ?? '');
  await succeed(server, 'POST /user/enquiry', {
    body: { name: PERSON.firstName, email: EMAIL, phone: PERSON.phone, date: '1', time: '1' },
  });
  await succeed(server, 'GET /user/get-products', { query: { search: PERSON.lastName } });
  await server.fetch(`/${EMAIL}/${token}?phone=${PERSON.phone}`);
  await server.fetch(`/api/${EMAIL}`);
  await succeed(server, 'POST /user/logout', { token });
  await server.services.mailer.drain();
  const payToken = /payments\/([^/]+)/.exec(order.paymentUrl ?? '')?.[1] ?? '';
  return [token, otp, payToken, EMAIL, ...Object.values(PERSON).filter((text) => text !== '')];
}

describe('the log', () => {
  it('contains no e-mail address, phone number, name, street, code or token', async () => {
    const secrets = await useEverything();
    expect(secrets).toContain(PERSON.address);
    const harmless = ['stripe', goodBilling.country];
    const found = secrets
      .filter((secret) => !harmless.includes(secret))
      .filter((secret) => lines.some((line) => line.includes(secret)));
    expect(found).toEqual([]);
    expect(new Set(parsed().map(({ level }) => level))).toEqual(
      new Set(['debug', 'info', 'warn', 'error']),
    );
  });

  it('is JSON with the request id of the response, and contains the route instead of the URL', async () => {
    const response = await server.fetch('/api/payments/some-secret/pay');
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(parsed()).toEqual([
      expect.objectContaining({
        level: 'debug',
        message: 'request',
        requestId: id,
        method: 'GET',
        route: '/api/payments/:payToken/pay',
        status: 404,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('contains each server error with its stack and request', async () => {
    server.db.transaction = () => {
      throw new TypeError(`Cannot store ${EMAIL} for ${PERSON.phone}`);
    };
    const body = { name: 'A', email: EMAIL, phone: '1', date: '1', time: '1' };
    const response = await rawCall(server, 'POST /user/enquiry', { body });
    expect(response.status).toBe(500);
    expect(JSON.stringify(response.body)).not.toContain('Cannot store');
    const failure = parsed().find(({ level }) => level === 'error');
    expect(failure).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      route: '/api/user/enquiry',
      status: 500,
    });
    expect(failure?.['error']).toMatch(/^Cannot store … for …\n +at .+log\.test\.ts/);
  });

  it('contains different ids for concurrent requests', async () => {
    const responses = await Promise.all([server.fetch('/readyz'), server.fetch('/readyz')]);
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    expect(parsed().map((line) => line.requestId)).toEqual(expect.arrayContaining(ids));
    expect(requestId()).toBeUndefined();
  });

  it('contains no request id for a mail that fails later', async () => {
    await succeed(server, 'POST /user/send-otp', { body: { email: EMAIL } });
    await server.services.mailer.drain();
    const failures = parsed().filter(({ level }) => level === 'warn');
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.map((line) => line.requestId)).toEqual(failures.map(() => undefined));
  });

  it('omits messages below its level', () => {
    const log = createLog('warn', (line) => lines.push(line));
    for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]('hello');
    createLog('silent', (line) => lines.push(line)).error('hello');
    expect(parsed().map(({ level }) => level)).toEqual(['warn', 'error']);
  });

  it('contains the id of the current request, even after an await', async () => {
    const log = createLog('info', (line) => lines.push(line));
    await withRequestId('one', async () => {
      await Promise.resolve();
      log.info('inside');
    });
    log.info('outside');
    expect(parsed().map((line) => line.requestId)).toEqual(['one', undefined]);
  });
});

describe('the reason of an error', () => {
  it.each([
    ['recipient <a.b@c.example> refused', 'recipient <…> refused'],
    ['call +971 50 123 4567 now', 'call +… now'],
    ['wrong code 042137', 'wrong code …'],
    [`token ${'aB3_-'.repeat(9).slice(0, 43)} is dead`, 'token … is dead'],
    [
      'Unexpected token \'V\', "Villa 3, S"... is not valid JSON',
      "Unexpected token 'V', …... is not valid JSON",
    ],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['UNIQUE constraint failed: users.email', 'UNIQUE constraint failed: users.email'],
  ])('contains no personal data of %j', (message, expected) => {
    expect(reasonOf(new Error(message))).toBe(expected);
  });

  it('is truncated, and keeps package names', () => {
    expect(reasonOf(new Error('x '.repeat(500)))).toHaveLength(200);
    expect(reasonOf(new Error('in node_modules/@hono/node-server'))).toContain('@hono/node-server');
    expect([reasonOf('text'), traceOf(undefined)]).toEqual(['unknown', 'unknown']);
  });
});
