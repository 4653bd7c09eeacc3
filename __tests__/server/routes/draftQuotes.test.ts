import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { keepHouse } from '../../../server/housekeeping.ts';
import { buildEnquiry } from '../../../src/fixtures/enquiry.fixtures.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const LABEL = 'Living 1: 290 x 265 cm, wave, lined, pair';
const VISIT = buildEnquiry({ email: EMAIL, date: '2026-12-01', time: '10:30' });

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const keep = async (body = CURTAIN) =>
  (await succeed(server, 'POST /user/price-window', { token, body })).sizeId ?? '';
const ask = (sizeIds: string[], as = token) =>
  succeed(server, 'POST /user/enquiry', {
    token: as,
    body: { ...VISIT, sizeIds },
  });
const quotes = async (as = token, lang = 'en') =>
  (await succeed(server, 'GET /user/get-draft-quotes', { token: as, query: { lang } })).quotes;
const staffMail = async () =>
  (await server.outbox.mails()).find(({ subject }) => subject === 'New appointment request')?.text;

/** Keeps a window and asks for a visit without a session. */
async function askAsVisitor() {
  const post = (path: string, body: object, cookie = '') =>
    server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const priced = await post('/api/user/price-window', CURTAIN);
  const cookie = (priced.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { sizeId } = (await priced.json()) as { sizeId: string };
  const asked = await post('/api/user/enquiry', { ...VISIT, sizeIds: [sizeId] }, cookie);
  expect(asked.status).toBe(200);
  return { cookie, sizeId };
}

describe('a draft quote (product 16.20)', () => {
  it('is what the customer configured for a visit: staff see it, and the customer finds it again', async () => {
    const sizeId = await keep();
    expect(await quotes()).toEqual([]);
    await ask([sizeId]);
    expect(await staffMail()).toContain(
      `Almas Ivory Linen, ${LABEL}: AED 4,498 until Saturday 26 December (${sizeId})`,
    );
    const { out } = await runShopCommand(server, 'enquiries', 'list');
    expect(out).toContain(LABEL);
    expect(await quotes()).toEqual([
      {
        sizeId,
        productId: 'almas-ivory-linen',
        name: 'Almas Ivory Linen',
        label: LABEL,
        price: 4498,
        currency: 'AED',
        validUntil: '2026-12-26T19:59:59.000Z',
        visit: { date: '2026-12-01', time: '10:30' },
      },
    ]);
    expect(await quotes(token, 'ar')).toMatchObject([
      { label: 'Living 1: 290 × 265 سم، ويفي، مبطّنة، جزآن' },
    ]);
  });

  it('is nobody else’s, and an ID that is another’s or unknown does not stop the enquiry', async () => {
    const sizeId = await keep();
    const omar = await server.signIn('omar@example.com');
    await ask([sizeId, 'mtm_0000000000000000'], omar);
    expect(await quotes(omar)).toEqual([]);
    expect(await quotes()).toEqual([]);
    expect(await staffMail()).not.toContain(LABEL);
  });

  it('outlives the kept windows that nothing uses, and goes with the enquiry', async () => {
    const sizeId = await keep();
    await ask([sizeId]);
    const kept = () => server.db.selectFrom('configurations').select('id').execute();
    server.clock.advance(100 * DAY);
    await keepHouse(server.services);
    expect(await kept()).toEqual([{ id: sizeId }]);
    server.clock.advance(300 * DAY);
    await keepHouse(server.services);
    await keepHouse(server.services);
    expect(await kept()).toEqual([]);
  });

  it('of a visitor is shown on the device to the customer of the request, and to nobody else', async () => {
    const { cookie, sizeId } = await askAsVisitor();
    const onDevice = async (email: string) => {
      const headers = { cookie };
      const as = await server.signIn(email);
      return (await succeed(server, 'GET /user/get-draft-quotes', { token: as, headers })).quotes;
    };
    expect(await onDevice('omar@example.com')).toEqual([]);
    expect(await onDevice(EMAIL)).toMatchObject([{ sizeId, visit: { date: '2026-12-01' } }]);
  });

  it('of a visitor is exported and erased with the enquiry', async () => {
    const { sizeId } = await askAsVisitor();
    expect(await staffMail()).toContain(LABEL);
    const exported = await succeed(server, 'GET /user/export-account', { token });
    expect(JSON.stringify(exported)).toContain(sizeId);
    expect((await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes')).code).toBe(0);
    expect(await server.db.selectFrom('configurations').selectAll().execute()).toEqual([]);
  });
});
