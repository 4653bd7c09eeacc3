import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../../server/clock.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const address = {
  ...{ name: 'Aisha Rahman', phone: '+971 50 123 4567' },
  ...{ address: 'Villa 3, Street 12\nJumeirah 2', city: 'Dubai' },
};

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z', limits: realLimits });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const shop = (...args: string[]) => runShopCommand(server, ...args);
const read = async (lang = 'en') =>
  (await succeed(server, 'GET /user/get-samples', { token, query: { lang } })).requests;
const body = { cloths: ['almas-ivory-linen', 'noor-white-voile'], delivery: 'post', address };
const ask = (change: object = {}, lang = 'en', headers = {}) =>
  rawCall(server, 'POST /user/request-samples', {
    token,
    query: { lang },
    headers,
    body: { ...body, ...change },
  });
/** Asks for samples. @returns the number of the request */
const send = async (change: object = {}, lang = 'en') =>
  ((await ask(change, lang)).body as { number: string }).number;
const mailsTo = async (to: string) => {
  await server.services.mailer.drain();
  return (await server.outbox.mails()).filter((mail) => mail.to === to);
};
const rows = () => server.db.selectFrom('sample_requests').selectAll().execute();

describe('free samples (product 7.16)', () => {
  it('are offered of cloth, and of nothing that is hard', async () => {
    const { products } = await succeed(server, 'GET /user/get-products', { query: { limit: 100 } });
    const offered = products.filter(({ canSample }) => canSample).map(({ _id }) => _id);
    expect(offered).toContain('almas-ivory-linen');
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      query: { id: 'almas-ivory-linen' },
    });
    expect(productDetail.canSample).toBe(true);
    const hard = await server.db
      .selectFrom('products')
      .select('id')
      .where('attributes', 'like', '%"material":"wood"%')
      .execute();
    expect(hard.length).toBeGreaterThan(0);
    for (const { id } of hard) expect(offered).not.toContain(id);
  });

  it('are asked for, mailed to the staff and confirmed in the language of the request', async () => {
    const { status, body: response } = await ask({}, 'ar');
    const { number } = response as { number: string };
    expect([status, number]).toEqual([200, expect.stringMatching(/^S-261126-\w{5}$/)]);
    expect(await read()).toEqual([
      expect.objectContaining({
        ...{ number, delivery: 'post', state: 'requested' },
        address: 'Villa 3, Street 12, Jumeirah 2, Dubai',
        cloths: [
          { _id: 'almas-ivory-linen', name: 'Almas Ivory Linen' },
          { _id: 'noor-white-voile', name: 'Noor White Voile' },
        ],
      }),
    ]);
    expect((await read('ar'))[0]?.cloths[0]?.name).toMatch(/^\p{Script=Arabic}/u);
    const toShop = (await mailsTo(server.services.config.company.inbox)).at(-1);
    expect(toShop).toMatchObject({ replyTo: EMAIL, subject: `Free samples ${number}` });
    expect(toShop?.text).toContain('Almas Ivory Linen\nNoor White Voile');
    expect(toShop?.text).toContain('Villa 3, Street 12\nJumeirah 2\nDubai\n+971 50 123 4567');
    const receipt = (await mailsTo(EMAIL)).at(-1);
    expect(receipt?.subject).toContain(`وصلنا طلب العينات رقم ${number}`);
    expect(receipt?.text).toContain('/ar/samples');
  });

  it('are brought to a visit without an address', async () => {
    await send({ delivery: 'visit', address: undefined });
    const [request] = await read();
    expect(request).toMatchObject({ delivery: 'visit', state: 'requested' });
    expect(request).not.toHaveProperty('address');
    expect((await mailsTo(EMAIL)).at(-1)?.text).toContain('/#bookingID');
  });

  it('are asked for once, however often the request is repeated', async () => {
    const headers = { 'idempotency-key': 'a'.repeat(20) };
    const [first, second] = [await ask({}, 'en', headers), await ask({}, 'en', headers)];
    expect(second.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['without a cloth', { cloths: [] }, 400],
    ['of six cloths', { cloths: ['a', 'b', 'c', 'd', 'e', 'f'] }, 400],
    ['by post without an address', { address: undefined }, 400],
    ['to an empty address', { address: { ...address, address: ' ' } }, 400],
    ['on another way', { delivery: 'balloon' }, 400],
    ['of a cloth that is not sold', { cloths: ['almas-ivory-linen', 'gone'] }, 409],
  ])('%s are refused', async (_what, change, status) => {
    expect((await ask(change)).status).toBe(status);
    expect(await rows()).toEqual([]);
  });

  it('are limited in what waits, and in time', async () => {
    for (let count = 0; count < 3; count += 1) await send();
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('still preparing 3') as unknown },
    });
    for (const { number } of await read()) await shop('samples', 'send', number);
    await send();
    await send();
    expect((await ask()).status).toBe(429);
    server.clock.advance(HOUR);
    expect((await ask()).status).toBe(200);
  });
});

describe('shop samples', () => {
  it('lists, shows and sends; the customer gets the news once', async () => {
    const number = await send({}, 'ar');
    expect((await shop('samples', 'list')).out).toContain(
      `${number}  2026-11-26 14:00  requested  send`,
    );
    const shown = (await shop('samples', 'show', number.slice(-5))).out;
    expect(shown).toContain('Villa 3, Street 12\nJumeirah 2');
    expect(shown).toContain('Noor White Voile');
    const sent = await shop('samples', 'send', number, '--note', 'Aramex 4711');
    expect(sent.code).toBe(0);
    expect((await shop('samples', 'send', number)).err).toContain('sent or declined already');
    expect((await read())[0]).toMatchObject({
      ...{ state: 'sent', note: 'Aramex 4711', settledAt: '2026-11-26T10:00:00.000Z' },
    });
    const news = (await mailsTo(EMAIL)).filter(({ subject }) => subject.includes('في الطريق'));
    expect(news).toHaveLength(1);
    expect(news[0]?.text).toContain('Aramex 4711');
    expect((await shop('samples', 'list')).out).toBe('There are no requests for samples.');
    expect((await shop('samples', 'list', '--all')).out).toContain(number);
    expect((await shop('samples', 'show', 'XXXXX')).err).toContain(
      'There is no request for samples XXXXX.',
    );
  });

  it('declines with a reason', async () => {
    const number = await send();
    expect((await shop('samples', 'decline', number)).code).toBe(2);
    await shop('samples', 'decline', number, '--note', 'The mill weaves it no more.');
    expect((await read())[0]).toMatchObject({ state: 'declined' });
    expect((await mailsTo(EMAIL)).at(-1)?.text).toContain('The mill weaves it no more.');
  });
});

describe('a request for samples', () => {
  it('stays readable when an import removes its products', async () => {
    const number = await send();
    const folder = mkdtempSync(join(tmpdir(), 'sadeel samples '));
    const file = join(folder, 'catalogue.json');
    await shop('catalogue', 'export', file);
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as { products: { id: string }[] };
    const products = catalogue.products.filter(({ id }) => id !== 'almas-ivory-linen');
    // Without the works that name it.
    writeFileSync(file, JSON.stringify({ ...catalogue, products, works: [] }));
    const { err } = await shop('catalogue', 'import', file);
    rmSync(folder, { recursive: true });
    expect(err).toBe('');
    expect((await read())[0]?.cloths[0]?.name).toBe('Almas Ivory Linen');
    expect((await shop('samples', 'show', number)).out).toContain('Almas Ivory Linen');
  });

  it('is exported and erased with its customer, and deleted after a year (product 10.16)', async () => {
    const number = await send();
    const folder = mkdtempSync(join(tmpdir(), 'sadeel samples '));
    const file = join(folder, 'aisha.json');
    await shop('customers', 'export', EMAIL, file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      samples: [{ number, city: 'Dubai', cloths: [{ id: 'almas-ivory-linen' }, {}] }],
    });
    rmSync(folder, { recursive: true });
    expect((await shop('customers', 'erase', EMAIL, '--yes')).err).toBe('');
    expect(await rows()).toEqual([]);
    token = await server.signIn(EMAIL);
    await send();
    server.clock.advance(366 * DAY);
    await deleteExpired(server.services, server.clock.now());
    expect(await rows()).toEqual([]);
  });
});
