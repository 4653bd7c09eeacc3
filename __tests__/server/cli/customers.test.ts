import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../../server/db/open.ts';
import { addToLine, listLines } from '../../../server/repositories/carts.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { failStatements } from '../../support/failStatements.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { uploadPhoto } from '../../support/photos/reviewPhotos.ts';
import { goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha.canary@example.com';
let folder: string;
let server: TestServer;
let token: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel person '));
  server = await createTinyServer();
  token = await server.signIn(EMAIL);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const BILLING = { firstName: 'Canaria', address: '1 Canary Wharf', phone: '0501112223' };

/** Creates data in every table that stores personal data. */
async function createPersonalData(): Promise<{ number: string }> {
  await rawCall(server, 'POST /user/send-otp', { body: { email: EMAIL } });
  const placed = await placeOrder(server, token, smallLine);
  await server.db
    .updateTable('orders')
    .set({ first_name: BILLING.firstName, address: BILLING.address, phone: BILLING.phone })
    .where('id', '=', placed.order?._id ?? '')
    .execute();
  await rawCall(server, 'POST /user/add-review', {
    token,
    body: {
      ...{ productId: 'product-1', rating: 5, review: 'Canary yellow', name: 'Canaria' },
      photos: [await uploadPhoto(server, token, await buildPhoto())],
    },
  });
  await rawCall(server, 'POST /user/enquiry', {
    body: {
      name: 'Canaria',
      email: EMAIL.toUpperCase(),
      phone: '1',
      date: '1',
      time: '1',
      notes: 'Canary notes',
    },
  });
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  const windows = [emptyWindow({ id: 'hall', updatedAt: 1, room: 'Canary room' })];
  await succeed(server, 'POST /user/save-windows', { token, body: { windows, erased: [] } });
  const address = { ...goodBilling, label: 'Canary villa' };
  await succeed(server, 'POST /user/save-address', {
    token,
    headers: { 'idempotency-key': 'canary' },
    body: address,
  });
  return { number: placed.order?.orderId ?? '' };
}

const cancelOrder = (number: string) =>
  runShopCommand(server, 'orders', 'move', number, 'Cancelled');
const erase = () => runShopCommand(server, 'customers', 'erase', EMAIL, '--yes');

describe('customers export', () => {
  it('writes all data about a person, without secrets', async () => {
    const { number } = await createPersonalData();
    const file = join(folder, 'person.json');
    const { code } = await runShopCommand(server, 'customers', 'export', EMAIL, file);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    for (const part of [
      number,
      '1 Canary Wharf',
      'Canary yellow',
      'Canary room',
      'Canary notes',
      'Canary villa',
      'Product 1',
      'sandbox',
    ]) {
      expect(text).toContain(part);
    }
    const person = JSON.parse(text) as Record<string, unknown[]>;
    const { orders, cart, sessions, reviews, enquiries, reviewPhotos } = person;
    const lists = [orders, cart, sessions, reviews, enquiries, reviewPhotos];
    expect(lists.map((list) => list?.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(text).toContain('"image": "data:image/webp;base64,');
    expect(text).not.toMatch(/pay_token|visit_token|token_hash|code_hash/);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('fails for an unknown person', async () => {
    const file = join(folder, 'person.json');
    const result = await runShopCommand(server, 'customers', 'export', 'no@example.com', file);
    expect(result).toMatchObject({ code: 1, err: 'There is no data about no@example.com.' });
  });
});

describe('customers sign-out', () => {
  const signOut = (email: string) => runShopCommand(server, 'customers', 'sign-out', email);
  const read = async (own: string) =>
    (await rawCall(server, 'GET /user/get-cart', { token: own })).status;

  it('ends every session of a customer, and no other', async () => {
    const second = await server.signIn(EMAIL);
    const other = await server.signIn('omar@example.com');
    const { code, out } = await signOut(` ${EMAIL.toUpperCase()} `);
    expect([code, out]).toEqual([0, `Signed ${EMAIL} out on all devices: 2 sessions ended.`]);
    expect([await read(token), await read(second), await read(other)]).toEqual([401, 401, 200]);
    expect((await signOut(EMAIL)).out).toContain(': 0 sessions');
    expect(await read(await server.signIn(EMAIL))).toBe(200);
  });

  it('fails for an unknown e-mail address', async () => {
    const result = await signOut('no@example.com');
    expect(result).toMatchObject({ code: 1, err: 'There is no customer no@example.com.' });
  });
});

describe('customers erase', () => {
  it('erases the person and keeps the orders', async () => {
    const { number } = await createPersonalData();
    await cancelOrder(number);
    const { code, out } = await erase();
    expect(code).toBe(0);
    expect(out).toContain('1 reviews, 1 appointment requests. Anonymised: 1 orders.');
    expect(await server.db.selectFrom('review_photos').select('id').execute()).toEqual([]);
    const order = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      status: 'Cancelled',
      total_minor: 15001,
      country: 'United Arab Emirates',
      first_name: 'Erased',
      address: '',
      email: '',
    });
    const shown = await runShopCommand(server, 'orders', 'show', number);
    expect(shown.out).toContain('Product 1');
    expect((await rawCall(server, 'GET /user/get-cart', { token })).status).toBe(401);
    const again = await server.signIn(EMAIL);
    const query = { filter: '30' };
    expect((await succeed(server, 'GET /user/get-orders', { token: again, query })).orders).toEqual(
      [],
    );
  });

  it('deletes the account when there are no orders', async () => {
    const before = await server.db.selectFrom('users').select('email').execute();
    await erase();
    const after = await server.db.selectFrom('users').select('email').execute();
    expect(after).toHaveLength(before.length - 1);
  });

  it('erases on a full disk, and says that the file keeps its size', async () => {
    const { database } = failStatements(server.database, 'vacuum');
    const { code, out } = await runShopCommand(
      { ...server, database },
      'customers',
      'erase',
      EMAIL,
      '--yes',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('Erased: the account')]);
    if (database.engine === 'sqlite') expect(out).toContain('Free some space');
    const { out: list } = await runShopCommand(server, 'audit', 'list');
    expect(list).toMatch(/customers erase .+ done/);
  });

  it('erases by id what a closed account has again', async () => {
    const { number } = await createPersonalData();
    await cancelOrder(number);
    await erase();
    const order = server.db.selectFrom('orders').select('user_id as id');
    const { id } = await order.where('order_number', '=', number).executeTakeFirstOrThrow();
    await addToLine(server.db, { userId: id, ...smallLine }, 1, server.clock.now());
    await server.db
      .updateTable('orders')
      .set({ address: '1 Canary Wharf' })
      .where('user_id', '=', id)
      .execute();
    const { out } = await runShopCommand(server, 'customers', 'erase', id, '--yes');
    expect(out).toContain('Anonymised: 1 orders.');
    expect(await listLines(server.db, id)).toEqual([]);
    const address = server.db.selectFrom('orders').select('address').where('user_id', '=', id);
    expect(await address.executeTakeFirst()).toEqual({ address: '' });
  });

  it('removes the e-mail address from other customers’ orders, and nothing else', async () => {
    const other = await server.signIn('omar@example.com');
    const placed = await placeOrder(server, other, smallLine);
    const id = placed.order?._id ?? '';
    await server.db
      .updateTable('orders')
      .set({ email: ` ${EMAIL} ` })
      .where('id', '=', id)
      .execute();
    await erase();
    const order = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ email: '', first_name: 'Aisha' });
  });

  it('requires completed orders and refunds', async () => {
    const { number } = await createPersonalData();
    const refused = await erase();
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(number);
    await server.db.updateTable('payments').set({ state: 'paid' }).execute();
    await cancelOrder(number);
    expect((await erase()).code).toBe(1);
    await server.services.payments.worker.drain();
    expect((await erase()).code).toBe(0);
  });

  it('requires a confirmation', async () => {
    const { code, err } = await runShopCommand(server, 'customers', 'erase', EMAIL);
    expect(code).toBe(1);
    expect(err).toContain(`customers erase ${EMAIL} --yes`);
    expect((await rawCall(server, 'GET /user/get-cart', { token })).status).toBe(200);
  });
});

describe('the database file after an erasure', () => {
  it('contains no data of the person, and neither does its write-ahead log', async () => {
    await server.close();
    const dataDir = join(folder, 'data');
    const database = openDatabase({ dataDir, onIdleError: () => undefined });
    server = await createTinyServer({ database });
    token = await server.signIn(EMAIL);
    const { number } = await createPersonalData();
    await cancelOrder(number);
    await server.outbox.mails();
    const bytes = () =>
      ['sadeel.sqlite', 'sadeel.sqlite-wal']
        .map((name) => readFileSync(join(dataDir, name), 'latin1'))
        .join('');
    const traces = [EMAIL, EMAIL.toUpperCase(), 'Canary', 'Canaria', BILLING.phone];
    for (const trace of traces) expect(bytes()).toContain(trace);
    expect((await erase()).code).toBe(0);
    for (const trace of traces) expect(bytes()).not.toContain(trace);
  });
});
