import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { erasePerson } from '../../../server/customers/erasePerson.ts';
import { signOutEverywhere } from '../../../server/customers/signOutEverywhere.ts';
import { createLog } from '../../../server/log.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import {
  createCustomer,
  customerWrites,
  prepareClosing,
  validOptions,
} from '../../support/customerWrites.ts';
import type { Customer } from '../../support/customerWrites.ts';
import { stateOf } from '../../support/fuzz/invariants.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { rawCall } from '../../support/serverClient.ts';
import { TEST_ORIGIN, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const UPLOAD = 'POST /user/upload-review-photo';
/** Tables with rows of one customer, by owner; an erased account has none in them. */
const OWN_TABLES = [
  ...(['sessions', 'devices', 'passkeys', 'cart_lines', 'review_photos', 'reviews'] as const),
  ...(['measured_windows', 'saved_addresses', 'closing_codes', 'shortlisted_products'] as const),
];

let server: TestServer;
let aisha: Customer;
let errors: string[];
beforeEach(async () => {
  errors = [];
  server = await createTinyServer({ log: createLog('error', (line) => errors.push(line)) });
  aisha = await createCustomer(server, EMAIL);
});
afterEach(async () => {
  await server.close();
  expect(errors).toEqual([]);
});

/** A request whose last byte is held back. */
interface HeldRequest {
  response: Promise<Response>;
  /** Resolves when the server waits for the last byte, or has responded. */
  isWaiting: Promise<unknown>;
  sendLastByte: () => void;
}

function hold(call: ApiCall, body: Uint8Array, type: string): HeldRequest {
  const [method = '', path = ''] = call.split(' ');
  const url = new URL(`/api${path}`, TEST_ORIGIN);
  for (const [name, value] of Object.entries(validOptions(aisha)[call]?.query ?? {}))
    url.searchParams.set(name, String(value));
  const last = new EventTarget();
  const lastByte = once(last, 'send');
  const waiting = new EventTarget();
  const isWaiting = once(waiting, 'wait');
  const parts = [body.subarray(0, -1), body.subarray(-1)];
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (parts.length === 1) {
          waiting.dispatchEvent(new Event('wait'));
          await lastByte;
        }
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { authorization: `Bearer ${aisha.token}`, 'content-type': type };
  const init = { method, headers, body: stream, duplex: 'half' };
  const response = server.fetch(url, init);
  return {
    response,
    isWaiting: Promise.race([isWaiting, response]),
    sendLastByte: () => last.dispatchEvent(new Event('send')),
  };
}

async function bodyOf(call: ApiCall): Promise<{ body: Uint8Array; type: string }> {
  if (call === UPLOAD) return { body: Uint8Array.from(await buildPhoto()), type: 'image/jpeg' };
  const { body = {} } = validOptions(aisha)[call] ?? {};
  return { body: Buffer.from(JSON.stringify(body)), type: 'application/json' };
}

async function signOut(): Promise<void> {
  const now = server.clock.now();
  await server.db.transaction().execute((trx) => signOutEverywhere(trx, aisha.userId, now));
}

async function closeAccount(): Promise<void> {
  const erasure = await server.db
    .transaction()
    .execute((trx) => erasePerson(trx, server.services, { id: aisha.userId, email: EMAIL }));
  expect(erasure).not.toHaveProperty('unfinished');
}

/** Number of rows of the customer in each table that has some. */
async function ownRows(): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of OWN_TABLES) {
    const own = server.db.selectFrom(table).select('user_id').where('user_id', '=', aisha.userId);
    const { length } = await own.execute();
    if (length > 0) rows[table] = length;
  }
  return rows;
}

const withBody = customerWrites.filter(
  (call) => call === UPLOAD || validOptions({} as Customer)[call]?.body !== undefined,
);

describe('a request whose session ends before its last byte arrives', () => {
  it.each(withBody)('%s is refused after a sign-out on all devices', async (call) => {
    const { body, type } = await bodyOf(call);
    await prepareClosing(server, aisha);
    const held = hold(call, body, type);
    await held.isWaiting;
    await signOut();
    const before = await stateOf(server.db);
    held.sendLastByte();
    const response = await held.response;
    expect([response.status, await response.json()]).toEqual([401, { message: 'Invalid token' }]);
    expect(await stateOf(server.db)).toBe(before);
  });

  it.each(withBody)('%s is refused after the account was closed', async (call) => {
    const { body, type } = await bodyOf(call);
    await prepareClosing(server, aisha);
    const held = hold(call, body, type);
    await held.isWaiting;
    await closeAccount();
    const before = await stateOf(server.db);
    held.sendLastByte();
    const response = await held.response;
    expect([response.status, await response.json()]).toEqual([401, { message: 'Invalid token' }]);
    expect(await stateOf(server.db)).toBe(before);
    expect(await ownRows()).toEqual({});
  });
});

/** Done, refused, or to be sent again, because the database is busy. */
const ORDERLY = [200, 400, 401, 404, 409, 503];

describe('requests that run while the account is closed', () => {
  it.each(customerWrites)('%s is done before it, or is refused', async (call) => {
    await prepareClosing(server, aisha);
    const { body, type } = await bodyOf(call);
    const options = { token: aisha.token, ...validOptions(aisha)[call] };
    const send = async (): Promise<number> => {
      if (call !== UPLOAD) return (await rawCall(server, call, options)).status;
      const { response, sendLastByte } = hold(call, body, type);
      sendLastByte();
      return (await response).status;
    };
    const closing = rawCall(server, 'POST /user/close-account', {
      token: aisha.token,
      ...validOptions(aisha)['POST /user/close-account'],
    });
    const statuses = await Promise.all([send(), send()]);
    const closed = (await closing).status;
    expect([...statuses, closed].filter((status) => !ORDERLY.includes(status))).toEqual([]);
    if (closed === 200) expect(await ownRows()).toEqual({});
  });

  it('a sign-in opens a session of the old or of a new account', async () => {
    await prepareClosing(server, aisha);
    expect((await rawCall(server, 'POST /user/send-otp', { body: { email: EMAIL } })).status).toBe(
      200,
    );
    const otp = await server.outbox.lastCode(EMAIL);
    const [closing, signIn] = await Promise.all([
      rawCall(server, 'POST /user/close-account', {
        token: aisha.token,
        ...validOptions(aisha)['POST /user/close-account'],
      }),
      rawCall(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp } }),
    ]);
    expect(closing.status).toBe(200);
    // The code is erased with the account, or used before.
    expect([200, 400]).toContain(signIn.status);
    expect(await ownRows()).toEqual({});
  });
});
