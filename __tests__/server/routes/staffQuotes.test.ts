import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { buildEnquiry } from '../../../src/fixtures/enquiry.fixtures.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
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

const keep = async () =>
  (await succeed(server, 'POST /user/price-window', { token, body: CURTAIN })).sizeId ?? '';
const read = (link: string, as = token) =>
  succeed(server, 'GET /user/get-quote', { token: as, query: { token: link } });

async function saveQuote() {
  const body = { sizeIds: [await keep(), CLOTH], quantities: [1, 3] };
  return succeed(server, 'POST /user/save-quote', { token, body });
}

/** Runs `quotes revise`. @returns the path of the form */
async function linkFor(number: string): Promise<string> {
  const { out, err } = await runShopCommand(server, 'quotes', 'revise', number);
  expect(err).toBe('');
  return /http:\/\/sadeel\.test(\/staff\/quote\/\S+)/.exec(out)?.[1] ?? '';
}
const post = (path: string, fields: Record<string, string>) =>
  server.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

const sentQuotes = async () =>
  (await server.outbox.mails()).filter(({ subject }) => subject.includes('Q-'));
/** Token of the link in the newest mail with a quote. */
const mailedToken = async () =>
  /token=([\w-]+)/.exec((await sentQuotes()).at(-1)?.text ?? '')?.[1] ?? '';

describe('a quote with measured sizes (product 16.32)', () => {
  it('replaces the first, is mailed with what changed, and accepted with one press', async () => {
    const saved = await saveQuote();
    const path = await linkFor(saved.number.slice(-5));
    const page = await (await server.fetch(path)).text();
    expect(page).toContain('name="line0-track" value="290"');
    expect(page).toContain('name="line0-drop0" value="265"');
    const sent = await post(path, {
      'line0-track': '٢٩٥',
      'line0-drop0': '268,5',
      'line1-quantity': '4',
    });
    expect(await sent.text()).toContain(`is on its way to ${EMAIL}.`);
    const [mail] = await sentQuotes();
    expect(mail).toMatchObject({
      to: EMAIL,
      text: expect.stringContaining('with the final sizes'),
    });
    expect(mail?.text).toContain('(before: 290 x 265 cm, wave, lined, pair: AED 4,498).');
    const link = await mailedToken();
    const revised = await read(link);
    expect(revised).toMatchObject({
      revises: saved.number,
      state: 'open',
      lines: [
        {
          size: 'Living 1: 295 x 268.5 cm, wave, lined, pair',
          previous: { size: '290 x 265 cm, wave, lined, pair', price: 4498 },
          // The shop has measured it.
          configuration: { guarantee: [expect.stringMatching(/^Fit guarantee: it fits/)] },
        },
        { quantity: 4, price: 185 },
      ],
    });
    expect(revised.lines[1]).not.toHaveProperty('previous');
    expect(await read(saved.token)).toMatchObject({ state: 'replaced' });
    expect(
      await rawCall(server, 'POST /user/accept-quote', { token, body: { token: saved.token } }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining(revised.number) } });
    await succeed(server, 'POST /user/accept-quote', { token, body: { token: link } });
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart.map(({ price }) => price)).toEqual([185, revised.lines[0]?.price]);
  });

  it('is written once, and only by the link of the day', async () => {
    const path = await linkFor((await saveQuote()).number);
    const last = path.endsWith('0') ? '1' : '0';
    expect((await server.fetch(path.slice(0, -1) + last)).status).toBe(404);
    expect((await post(path, {})).status).toBe(200);
    expect((await post(path, {})).status).toBe(409);
    expect((await server.fetch(path)).status).toBe(409);
    expect(await sentQuotes()).toHaveLength(1);
    server.clock.advance(DAY + 1);
    expect((await server.fetch(path)).status).toBe(404);
    expect((await post(path, {})).status).toBe(404);
  });

  it('says what is wrong in both languages, and keeps what was typed', async () => {
    const path = await linkFor((await saveQuote()).number);
    const refused = await post(path, { 'line0-track': '1300', 'line1-remove': '1' });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('Yours is 1300 cm.');
    expect(page).toContain('name="line0-track" value="1300"');
    expect(page).toContain('name="line1-remove" value="1" checked');
    const arabic = await post(`${path}?lang=ar`, { 'line0-track': '"><script>' });
    const text = await arabic.text();
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('الأطوال أرقام بالسنتيمتر');
    expect(text).not.toContain('"><script>');
    expect((await post(path, { 'line0-remove': '1', 'line1-remove': '1' })).status).toBe(400);
    expect((await server.fetch(path, { method: 'POST', body: 'x'.repeat(40_000) })).status).toBe(
      413,
    );
    expect(await sentQuotes()).toEqual([]);
  });

  it('of a visitor asks for an e-mail address, whose account may accept it', async () => {
    const body = { sizeIds: [CLOTH], quantities: [1] };
    const saved = await succeed(server, 'POST /user/save-quote', { body });
    const path = await linkFor(saved.number);
    expect((await post(path, {})).status).toBe(400);
    await post(path, { email: EMAIL });
    expect(await read(await mailedToken())).toMatchObject({ isMine: true });
  });

  it('of a visit has the windows that were configured before it, and is the customer’s', async () => {
    const sizeIds = [await keep()];
    const visit = buildEnquiry({ email: EMAIL, date: '2026-12-01', time: '10:30' });
    await succeed(server, 'POST /user/enquiry', { token, body: { ...visit, sizeIds } });
    const { id } = await server.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    const path = await linkFor(id);
    expect(await linkFor(id)).toBe(path);
    await post(path, { 'line0-drop0': '270' });
    expect(await read(await mailedToken())).toMatchObject({
      isMine: true,
      lines: [{ size: 'Living 1: 290 x 270 cm, wave, lined, pair', previous: { price: 4498 } }],
    });
  });

  it('is not written of an accepted quote', async () => {
    const saved = await saveQuote();
    await succeed(server, 'POST /user/accept-quote', { token, body: { token: saved.token } });
    const { err } = await runShopCommand(server, 'quotes', 'revise', saved.number);
    expect(err).toContain(`${saved.number} is accepted, so it is not revised.`);
  });
});

describe('quotes on the command line', () => {
  it('are listed and shown with the link of the customer', async () => {
    const saved = await saveQuote();
    const { out } = await runShopCommand(server, 'quotes', 'list');
    expect(out).toContain(`${saved.number}  2026-11-26 14:00`);
    expect(out).toMatch(/open +AED 5,053 +aisha@example\.com/);
    const shown = await runShopCommand(server, 'quotes', 'show', saved.number.slice(-5));
    expect(shown.out).toContain(`http://sadeel.test/quote?token=${saved.token}`);
    expect(shown.out).toContain('Living 1: 290 x 265 cm, wave, lined, pair');
    expect((await runShopCommand(server, 'quotes', 'show', 'NONE')).err).toContain('no quote NONE');
  });
});
