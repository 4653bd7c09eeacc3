import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../../server/clock.ts';
import { COMPLAINTS } from '../../../server/limits/customers.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { addWindow, CURTAIN, MEASURED_CURTAIN, orderCart } from '../../support/buyWindows.ts';
import { uploadPhoto } from '../../support/photos/reviewPhotos.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const STEPS = ['packed', 'shipped', 'in-transit', 'out-for-delivery', 'delivered'];

let server: TestServer;
let token: string;
let order: { id: string; number: string };
let lines: string[];
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z', limits: realLimits });
  token = await server.signIn(EMAIL);
  await addWindow({ server, token }, MEASURED_CURTAIN);
  await addWindow({ server, token }, CURTAIN);
  order = await orderCart({ server, token });
  const query = { _id: order.id };
  const placed = await succeed(server, 'GET /user/get-single-order-history', { token, query });
  lines = placed.order.items.map(({ _id }) => _id);
});
afterEach(() => server.close());

const shop = (...args: string[]) => runShopCommand(server, 'complaints', ...args);
const read = (lang = 'en', as = token) =>
  succeed(server, 'GET /user/get-complaints', { token: as, query: { _id: order.id, lang } });
const body = () => ({
  _id: order.id,
  kind: 'fit',
  text: 'It is 3 cm too short.',
  items: [lines[0]],
});
const add = (change: object = {}, lang = 'en', headers = {}) =>
  rawCall(server, 'POST /user/add-complaint', {
    token,
    query: { lang },
    headers,
    body: { ...body(), ...change },
  });
/** Sends a complaint. @returns its number */
const send = async (change: object = {}, lang = 'en') =>
  ((await add(change, lang)).body as { number: string }).number;
const mailsTo = async (to: string) => {
  await server.services.mailer.drain();
  return (await server.outbox.mails()).filter((mail) => mail.to === to);
};

describe('a complaint (product 16.34)', () => {
  it('is on the order, mailed to the staff and confirmed to the customer in their language', async () => {
    const { status, body: response } = await add({ text: 'قصيرة جدًا' }, 'ar');
    const { number } = response as { number: string };
    expect([status, number]).toEqual([200, expect.stringMatching(/^C-261126-\w{5}$/)]);
    expect((await read()).complaints).toEqual([
      expect.objectContaining({
        ...{ number, kind: 'fit', text: 'قصيرة جدًا', items: [lines[0]], photos: [] },
        ...{ state: 'open', createdAt: '2026-11-26T10:00:00.000Z' },
      }),
    ]);
    const toShop = (await mailsTo(server.services.config.company.inbox)).at(-1);
    expect(toShop).toMatchObject({
      replyTo: EMAIL,
      subject: `Complaint ${number} about order ${order.number}`,
    });
    expect(toShop?.text).toContain('1. Almas Ivory Linen, Bedroom 1: 290 x 265 cm');
    expect(toShop?.text).toContain('if it does not fit, we make it again free');
    expect(toShop?.text).toContain(`complaints show ${number}`);
    const receipt = (await mailsTo(EMAIL)).find(({ subject }) => subject.includes(number));
    expect(receipt?.text).toContain('وصلتنا شكواك');
    expect(receipt?.text).toContain('قصيرة جدًا');
    expect(receipt?.text).toContain(`/ar/MyOrders-detail?id=${order.id}`);
  });

  it('is sent once, however often the request is repeated', async () => {
    const headers = { 'idempotency-key': 'a'.repeat(20) };
    const [first, second] = [await add({}, 'en', headers), await add({}, 'en', headers)];
    expect(second.body).toEqual(first.body);
    expect((await read()).complaints).toHaveLength(1);
  });

  it.each([
    ['without a text', { text: ' ' }],
    ['of an unknown kind', { kind: 'ugly' }],
    ['about lines of no order', { items: ['none'] }],
    ['with too many photos', { photos: ['a', 'b', 'c', 'd'] }],
    ['with photos that are not there', { photos: ['a'] }],
  ])('%s is refused', async (_what, change) => {
    expect((await add(change)).status).toBe(400);
    expect((await read()).complaints).toEqual([]);
    expect(await server.db.selectFrom('complaints').selectAll().execute()).toEqual([]);
  });

  it('about an order of somebody else is refused like one about none', async () => {
    await send();
    const omar = await server.signIn('omar@example.com');
    const query = { _id: order.id };
    const unknown = { _id: 'none' };
    const answers = [
      await fail(server, 'GET /user/get-complaints', { token: omar, query }),
      await fail(server, 'GET /user/get-complaints', { token: omar, query: unknown }),
      await fail(server, 'POST /user/add-complaint', { token: omar, body: body() }),
    ];
    expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('is limited in time, per order and per customer', async () => {
    for (let count = 0; count < 6; count += 1) expect((await add()).status).toBe(200);
    expect((await add()).status).toBe(429);
    server.clock.advance(HOUR);
    for (let count = 6; count < COMPLAINTS.perOrder; count += 1) await send();
    expect(await add()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('+971 4 000 0000') as unknown },
    });
  });

  it('is deleted after two years, with its photos', async () => {
    await send({ photos: [await uploadPhoto(server, token, await buildPhoto())] });
    server.clock.advance(731 * DAY);
    await deleteExpired(server.services, server.clock.now());
    for (const table of ['complaints', 'complaint_photos'] as const)
      expect(await server.db.selectFrom(table).select('id').execute()).toEqual([]);
  });
});

describe('photos of a complaint', () => {
  it('are seen by its customer and the staff, and by nobody else', async () => {
    const ids = [
      await uploadPhoto(server, token, await buildPhoto({ width: 400, height: 200 })),
      await uploadPhoto(server, token, await buildPhoto()),
    ];
    const number = await send({ photos: ids });
    const photos = (await read()).complaints[0]?.photos ?? [];
    expect(photos).toHaveLength(2);
    expect(photos[0]).toMatchObject({ width: 400, height: 200 });
    const { url = '', thumbnail = '' } = photos[0] ?? {};
    for (const own of [url, thumbnail]) {
      const response = await server.fetch(own);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    const omar = await server.signIn('omar@example.com');
    expect((await server.fetch(url.replace(/\?.*/, ''))).status).toBe(404);
    expect((await server.fetch(url.replace(/key=[^.]*/, 'key=other'))).status).toBe(404);
    // An upload is used once, also by a complaint of another customer.
    const again = { token: omar, body: { ...body(), photos: ids } };
    expect((await rawCall(server, 'POST /user/add-complaint', again)).status).toBe(404);
    expect((await add({ photos: ids })).status).toBe(400);
    const folder = mkdtempSync(join(tmpdir(), 'sadeel complaints '));
    const { out } = await shop('show', number, '--photos', folder);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(out).toContain(`${ids[0]}.webp`);
    rmSync(folder, { recursive: true });
    await succeed(server, 'POST /user/logout', { token });
    expect((await server.fetch(url)).status).toBe(404);
  });
});

describe('the fit guarantee of a window (product 16.27)', () => {
  const promises = async (lang = 'en') => (await read(lang)).promises;

  it('is said with a complaint: given, missing, used by a remake, ended', async () => {
    expect(await promises()).toEqual([
      expect.objectContaining({ item: lines[0], isFree: true }),
      expect.objectContaining({ item: lines[1], isFree: false }),
    ]);
    for (const status of STEPS)
      await runShopCommand(server, 'orders', 'move', order.number, status);
    expect((await promises())[0]?.message).toContain('until Saturday 26 December');
    expect((await promises('ar'))[0]?.message).toContain('السبت 26 ديسمبر');
    server.clock.advance(31 * DAY);
    token = await server.signIn(EMAIL);
    expect((await promises())[0]).toMatchObject({ isFree: false });
    expect((await promises())[0]?.message).toContain('ended on Saturday 26 December');
    await runShopCommand(
      server,
      'orders',
      'remake',
      order.number,
      '--line',
      '1',
      '--reason',
      'short',
    );
    expect((await promises())[0]?.message).toContain('again free once before');
  });
});

describe('shop complaints', () => {
  it('lists, shows, answers and closes; the customer gets the answer', async () => {
    const number = await send({ items: lines }, 'ar');
    expect((await shop('list')).out).toContain(`${number}  2026-11-26 14:00  open`);
    const shown = (await shop('show', number.slice(-5))).out;
    expect(shown).toContain('Customer       aisha@example.com');
    expect(shown).toContain(`orders remake ${order.number} --line 1 --reason ${number}`);
    expect(shown).toContain('Measure three drops: left, middle and right.');
    expect((await shop('close', number)).err).toContain('not answered yet');
    expect((await shop('answer', number)).code).toBe(2);
    expect((await shop('answer', number, '--text', 'We come on Monday.')).code).toBe(0);
    expect((await read()).complaints).toMatchObject([
      { state: 'answered', answer: 'We come on Monday.', answeredAt: '2026-11-26T10:00:00.000Z' },
    ]);
    const mail = (await mailsTo(EMAIL)).at(-1);
    expect(mail?.subject).toContain(`ردنا على شكواك رقم ${number}`);
    expect(mail?.text).toContain('We come on Monday.');
    await shop('answer', number, '--text', 'It is done.');
    expect((await read()).complaints[0]?.answer).toBe('We come on Monday.\n\nIt is done.');
    expect((await shop('close', number)).code).toBe(0);
    expect((await shop('close', number)).err).toContain('closed already');
    expect((await read()).complaints[0]?.state).toBe('closed');
    expect((await shop('list')).out).toBe('There are no complaints.');
    expect((await shop('list', '--all')).out).toContain(number);
    expect((await shop('show', 'XXXXX')).err).toContain('There is no complaint XXXXX.');
  });
});

describe('the data of a customer', () => {
  it('is exported and erased with quotes, complaints and photos; links to sheets end (product 10.16)', async () => {
    const photo = await uploadPhoto(server, token, await buildPhoto());
    const number = await send({ photos: [photo] });
    const size = { sizeIds: ['almas-ivory-linen-1'], quantities: [1] };
    const quote = await succeed(server, 'POST /user/save-quote', { token, body: size });
    const { out } = await runShopCommand(server, 'orders', 'fitter', order.number);
    const sheet = /http:\/\/sadeel\.test(\/staff\/\S+)/.exec(out)?.[1] ?? '';
    expect(await (await server.fetch(sheet)).text()).toContain('Villa 3, Street 12');

    const folder = mkdtempSync(join(tmpdir(), 'sadeel complaints '));
    const file = join(folder, 'aisha.json');
    await runShopCommand(server, 'customers', 'export', EMAIL, file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      quotes: [{ number: quote.number }],
      complaints: [
        {
          number,
          items: [lines[0]],
          photos: [
            {
              id: photo,
              image: expect.stringMatching(/^data:image\/webp;base64,.{100}/) as unknown,
            },
          ],
        },
      ],
    });
    rmSync(folder, { recursive: true });
    const own = await server.fetch('/api/user/export-account', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { complaints } = (await own.json()) as { complaints: { photos: { url: string }[] }[] };
    expect((await server.fetch(complaints[0]?.photos[0]?.url ?? '')).status).toBe(200);

    for (const status of STEPS)
      await runShopCommand(server, 'orders', 'move', order.number, status);
    expect((await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes')).err).toBe('');
    for (const table of ['complaints', 'complaint_photos', 'quotes'] as const)
      expect(await server.db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await (await server.fetch(sheet)).text()).not.toContain('Villa 3');
  });
});
