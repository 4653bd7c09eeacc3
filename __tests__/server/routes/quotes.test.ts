import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { keepHouse } from '../../../server/housekeeping.ts';
import { QUOTES } from '../../../server/limits/customers.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { goodBilling, rawCall as call, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const CLOTH = 'almas-ivory-linen-1';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const keep = async (as: string | undefined = token, body = CURTAIN) =>
  (await succeed(server, 'POST /user/price-window', { token: as, body })).sizeId ?? '';
const save = (sizeIds: string[], quantities = sizeIds.map(() => 1), as = token) =>
  succeed(server, 'POST /user/save-quote', { token: as, body: { sizeIds, quantities } });
const read = (link: string, as?: string, lang = 'en') =>
  succeed(server, 'GET /user/get-quote', { token: as, query: { token: link, lang } });
const accept = (link: string, as = token) =>
  call(server, 'POST /user/accept-quote', { token: as, body: { token: link } });
const cart = (as = token) => succeed(server, 'GET /user/get-cart', { token: as });

/** Sells a size at another price. */
const reprice = (minor: number) =>
  server.db
    .updateTable('product_sizes')
    .set({ price_minor: minor })
    .where('id', '=', CLOTH)
    .execute();

describe('a quote (product 16.30)', () => {
  it('has number, link, validity, lines with breakdown, totals, VAT and conditions', async () => {
    const saved = await save([await keep(), CLOTH], [1, 3]);
    expect(saved).toEqual({
      number: expect.stringMatching(/^Q-261126-[2-9A-Z]{5}$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
      validUntil: '2026-12-26T19:59:59.000Z',
    });
    const quote = await read(saved.token, token);
    expect(quote).toMatchObject({
      number: saved.number,
      date: '2026-11-26T10:00:00.000Z',
      state: 'open',
      isMine: true,
      customer: { email: EMAIL },
      lines: [
        {
          name: 'Almas Ivory Linen',
          size: 'Living 1: 290 x 265 cm, wave, lined, pair',
          quantity: 1,
          price: 4498,
          configuration: {
            breakdown: [{ code: 'cloth', amount: 2775 }, {}, {}, {}, {}, {}, {}, {}],
          },
        },
        { quantity: 3, price: 185, total: 555, soldAs: 'metre' },
      ],
      subTotal: 5053,
      shippingCharge: 0,
      total: 5053,
      // Of each line, as on an invoice: 214.19 and 26.43.
      vat: 240.62,
    });
    expect(quote.conditions[0]).toBe(
      'The prices hold until Saturday 26 December, for the sizes and choices that are listed.',
    );
    expect(quote.excluded).toContain('Scaffolding above 5 m');
    expect(await read(saved.token, token, 'ar')).toMatchObject({
      lines: [{ name: 'كتان ألماس العاجي', size: 'Living 1: 290 × 265 سم، ويفي، مبطّنة، جزآن' }, {}],
      conditions: expect.arrayContaining([expect.stringContaining('السبت 26 ديسمبر')]),
    });
  });

  it('shows nothing personal to somebody else with the link, and does not exist without it', async () => {
    const saved = await save([await keep()]);
    const omar = await server.signIn('omar@example.com');
    for (const as of [undefined, omar]) {
      const quote = await read(saved.token, as);
      expect(quote).toMatchObject({ isMine: false, total: 4498 });
      expect(JSON.stringify(quote)).not.toMatch(/aisha|Living 1/);
    }
    const wrong = { token: saved.token.toLowerCase() };
    expect(await call(server, 'GET /user/get-quote', { query: wrong })).toMatchObject({
      status: 404,
      body: { message: 'This quote does not exist any more.' },
    });
    const rows = await server.db.selectFrom('quotes').selectAll().execute();
    const keys = await server.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify([rows, keys])).not.toContain(saved.token);
  });

  it('is of own windows and sold sizes alone', async () => {
    const omar = await server.signIn('omar@example.com');
    const body = { sizeIds: [await keep()], quantities: [1] };
    expect((await call(server, 'POST /user/save-quote', { token: omar, body })).status).toBe(404);
    const none = { sizeIds: ['none'], quantities: [1] };
    expect((await call(server, 'POST /user/save-quote', { token, body: none })).status).toBe(404);
    for (const bad of [
      { sizeIds: [], quantities: [] },
      { sizeIds: [CLOTH], quantities: [] },
      { sizeIds: [CLOTH, CLOTH], quantities: [1, 1] },
      { sizeIds: [CLOTH], quantities: [100] },
    ])
      expect((await call(server, 'POST /user/save-quote', { token, body: bad })).status).toBe(400);
  });

  it('is saved once with one key, and its link is in the response alone', async () => {
    const body = { sizeIds: [CLOTH], quantities: [2] };
    const headers = { 'idempotency-key': 'once' };
    const send = () => succeed(server, 'POST /user/save-quote', { token, body, headers });
    expect(await send()).toEqual(await send());
    expect(await server.db.selectFrom('quotes').select('id').execute()).toHaveLength(1);
    const [key] = await server.db.selectFrom('idempotency_keys').select('answer').execute();
    expect(key?.answer).not.toContain('token');
  });
});

describe('accepting a quote (product 16.31)', () => {
  it('puts its lines in the cart once, at the quoted prices until their day', async () => {
    const saved = await save([await keep(), CLOTH], [1, 3]);
    await reprice(300_00);
    expect(await accept(saved.token)).toMatchObject({
      status: 200,
      body: { message: `Quote ${saved.number} is in your cart.`, left: [] },
    });
    expect(await accept(saved.token)).toMatchObject({ status: 200, body: { left: [] } });
    const filled = await cart();
    expect(filled.cart).toMatchObject([
      { sizeId: CLOTH, quantity: 3, price: 185 },
      { size: 'Living 1: 290 x 265 cm, wave, lined, pair', quantity: 1, price: 4498 },
    ]);
    expect(filled.total).toBe(5053);
    expect(await read(saved.token, token)).toMatchObject({ state: 'accepted' });
    server.clock.advance(31 * DAY);
    token = await server.signIn(EMAIL);
    const [cloth] = (await cart()).cart;
    expect(cloth).toMatchObject({ sizeId: CLOTH, price: 300 });
  });

  it('orders at the quoted price, with the revision of the cart', async () => {
    const saved = await save([CLOTH], [8]);
    await reprice(300_00);
    await accept(saved.token);
    const { revision } = await cart();
    const placed = await succeed(server, 'POST /user/place-order', {
      token,
      query: { paymentType: 'stripe' },
      body: { ...goodBilling, ...(revision !== undefined && { revision }) },
    });
    expect(placed.order?.price).toBe(1480);
  });

  it('takes a lower price of today', async () => {
    const saved = await save([CLOTH], [2]);
    await reprice(100_00);
    await accept(saved.token);
    expect((await cart()).cart).toMatchObject([{ price: 100 }]);
  });

  it('of somebody else takes the windows without their names, and only one customer can', async () => {
    const saved = await save([await keep()]);
    const omar = await server.signIn('omar@example.com');
    await accept(saved.token, omar);
    expect((await cart(omar)).cart).toMatchObject([
      { size: '290 x 265 cm, wave, lined, pair', price: 4498 },
    ]);
    expect(await accept(saved.token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another customer') },
    });
  });

  it('outlives the kept window and an import of the catalogue, and names what is not made any more', async () => {
    const saved = await save([await keep(), CLOTH], [1, 2]);
    await server.db.deleteFrom('configurations').execute();
    await server.db.updateTable('products').set({ made_to_measure: null }).execute();
    expect(await read(saved.token, token)).toMatchObject({ lines: [{ price: 4498 }, {}] });
    expect(await accept(saved.token)).toMatchObject({
      status: 200,
      body: {
        message: `Quote ${saved.number} is in your cart, without Almas Ivory Linen: we do not sell it any more, or your cart is full.`,
        left: ['Almas Ivory Linen'],
      },
    });
    expect((await cart()).cart).toMatchObject([{ sizeId: CLOTH, quantity: 2 }]);
  });

  it('of which nothing is sold any more stays open', async () => {
    const saved = await save([CLOTH]);
    await server.db.deleteFrom('product_sizes').where('id', '=', CLOTH).execute();
    expect((await accept(saved.token)).status).toBe(409);
    expect(await read(saved.token)).toMatchObject({ state: 'open', lines: [{ price: 185 }] });
  });

  it('is refused after the day, and the quote is readable for a year', async () => {
    const saved = await save([CLOTH]);
    server.clock.set('2026-12-26T19:59:59Z');
    expect(await read(saved.token)).toMatchObject({ state: 'open' });
    server.clock.set('2026-12-26T20:00:00Z');
    token = await server.signIn(EMAIL);
    expect(await accept(saved.token)).toMatchObject({
      status: 409,
      body: {
        message:
          'This quote was valid until Saturday 26 December. Choose again in the shop, or call +971 4 000 0000.',
      },
    });
    server.clock.set('2027-11-25T10:00:00Z');
    await keepHouse(server.services);
    expect(await read(saved.token)).toMatchObject({ state: 'expired' });
    server.clock.set('2027-11-27T10:00:00Z');
    await keepHouse(server.services);
    expect(await server.db.selectFrom('quote_lines').selectAll().execute()).toEqual([]);
  });
});

describe('the price of a quote', () => {
  it('that is older than today’s holds no longer in a quote than in the cart', async () => {
    const first = await save([CLOTH]);
    await accept(first.token);
    await reprice(300_00);
    server.clock.advance(10 * DAY);
    token = await server.signIn(EMAIL);
    const second = await save([CLOTH]);
    expect(second.validUntil).toBe(first.validUntil);
    expect(await read(second.token, token)).toMatchObject({ lines: [{ price: 185 }] });
  });
});

describe('a withdrawn quote', () => {
  it('does not exist any more; only its customer withdraws it, and not after accepting', async () => {
    const saved = await save([CLOTH]);
    const omar = await server.signIn('omar@example.com');
    const revoke = (link: string, as = token) =>
      call(server, 'POST /user/revoke-quote', { token: as, body: { token: link } });
    expect((await revoke(saved.token, omar)).status).toBe(404);
    expect((await revoke(saved.token)).status).toBe(200);
    expect((await revoke(saved.token)).status).toBe(404);
    expect((await accept(saved.token)).status).toBe(404);
    const other = await save([CLOTH]);
    await accept(other.token);
    expect((await revoke(other.token)).status).toBe(409);
  });
});

describe('quotes', () => {
  it('are bounded: an expired one makes room, else 429', async () => {
    for (let index = 0; index < QUOTES.perCustomer; index += 1) await save([CLOTH]);
    const body = { sizeIds: [CLOTH], quantities: [1] };
    expect(await call(server, 'POST /user/save-quote', { token, body })).toMatchObject({
      status: 429,
      body: {
        message: '100 quotes are saved, and all of them are valid. Withdraw one to save another.',
      },
    });
    server.clock.advance(31 * DAY);
    token = await server.signIn(EMAIL);
    await save([CLOTH]);
    expect(await server.db.selectFrom('quotes').select('id').execute()).toHaveLength(100);
  });

  it('are exported and erased with the account', async () => {
    const saved = await save([await keep()]);
    const exported = await succeed(server, 'GET /user/export-account', { token });
    expect(exported).toMatchObject({
      quotes: [{ number: saved.number, lines: [{ price_minor: 449_800 }] }],
    });
    expect(JSON.stringify(exported)).not.toContain('token_hash');
    await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes');
    expect(await server.db.selectFrom('quotes').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('quote_lines').selectAll().execute()).toEqual([]);
  });
});

describe('the quotes of a customer (product 16.33)', () => {
  const list = async (as = token) =>
    (await succeed(server, 'GET /user/get-quotes', { token: as })).quotes;

  it('are listed with link and state, without withdrawn ones and those of others', async () => {
    const open = await save([CLOTH], [2]);
    const accepted = await save([CLOTH]);
    await accept(accepted.token);
    const withdrawn = await save([CLOTH]);
    const body = { token: withdrawn.token };
    await succeed(server, 'POST /user/revoke-quote', { token, body });
    const states = async () =>
      Object.fromEntries((await list()).map(({ token: link, state }) => [link, state]));
    expect(await states()).toEqual({ [open.token]: 'open', [accepted.token]: 'accepted' });
    expect(await list()).toContainEqual({
      ...open,
      date: '2026-11-26T10:00:00.000Z',
      state: 'open',
      total: 420,
      currency: 'AED',
    });
    expect(await list(await server.signIn('omar@example.com'))).toEqual([]);
    server.clock.advance(31 * DAY);
    token = await server.signIn(EMAIL);
    expect(await states()).toEqual({ [open.token]: 'expired', [accepted.token]: 'accepted' });
  });

  it('include those that the staff wrote for the e-mail address', async () => {
    const saved = await save([CLOTH]);
    await server.db.updateTable('quotes').set({ user_id: null, email: EMAIL }).execute();
    expect(await list()).toMatchObject([{ token: saved.token, state: 'open' }]);
  });
});

describe('a quote by e-mail', () => {
  it('goes to the address of the account, in the language of the request, a few times a day', async () => {
    const { quoteMailsPerCustomer } = realLimits;
    await server.close();
    server = await createTestServer({
      now: '2026-11-26T10:00:00Z',
      limits: { quoteMailsPerCustomer },
    });
    token = await server.signIn(EMAIL);
    const saved = await save([await keep()]);
    const send = (lang: string) =>
      call(server, 'POST /user/mail-quote', {
        token,
        body: { token: saved.token },
        headers: { 'accept-language': lang },
      });
    expect(await send('ar')).toMatchObject({
      status: 200,
      body: { message: `أرسلنا عرض السعر إلى ${EMAIL}.` },
    });
    await send('en');
    const mails = await server.outbox.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [EMAIL, `عرض السعر ${saved.number} من Sadeel`],
      [EMAIL, `Your Sadeel quote ${saved.number}`],
    ]);
    expect(mails[0]?.text).toContain(`http://sadeel.test/ar/quote?token=${saved.token}`);
    expect(mails[1]?.text).toContain(
      'Almas Ivory Linen, Living 1: 290 x 265 cm, wave, lined, pair × 1 window: AED 4,498',
    );
    for (let index = 2; index < 10; index += 1) await send('en');
    expect((await send('en')).status).toBe(429);
  });
});
