import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { STOCK_WATCHES } from '../../../server/limits/customers.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { rawCall } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const GONE = 'zabeel-emerald-velvet';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z', limits: realLimits });
});
afterEach(() => server.close());

const ask = (productId = GONE, email = EMAIL, lang = 'en') =>
  rawCall(server, 'POST /user/watch-stock', { query: { lang }, body: { productId, email } });
const mails = async () => {
  await server.services.mailer.drain();
  return (await server.outbox.mails()).filter(({ to }) => to === EMAIL);
};
const rows = () => server.db.selectFrom('stock_watches').selectAll().execute();
/** Path of the page in the newest mail. */
const page = async () => /\/api\/stock\/\S+/.exec((await mails()).at(-1)?.text ?? '')?.[0] ?? '';
const press = async (path: string, action: string) =>
  (await server.fetch(path, { method: 'POST', body: new URLSearchParams({ action }) })).text();

/** Imports the catalogue with another stock of the velvet. */
async function importStock(stock: number | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'sadeel stock '));
  const file = join(folder, 'catalogue.json');
  await runShopCommand(server, 'catalogue', 'export', file);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as {
    products: { id: string; attributes: { stock?: number } }[];
  };
  for (const { id, attributes } of catalogue.products)
    if (id === GONE) {
      if (stock === undefined) delete attributes.stock;
      else attributes.stock = stock;
    }
  writeFileSync(file, JSON.stringify(catalogue));
  const { err, out } = await runShopCommand(server, 'catalogue', 'import', file);
  rmSync(folder, { recursive: true });
  expect(err).toBe('');
  return out;
}

describe('a wish to hear of a cloth that is back (product 5.26)', () => {
  it('is mailed once, after its owner has confirmed it and an import brings stock', async () => {
    expect((await ask(GONE, EMAIL, 'ar')).status).toBe(200);
    const path = await page();
    expect((await mails()).at(-1)?.subject).toContain('هل نخبرك');
    await importStock(0);
    // Opening the link confirms nothing, because mail scanners open it.
    expect(await (await server.fetch(path)).text()).toContain('Yes, tell me');
    expect((await rows())[0]?.confirmed_at).toBeNull();
    expect(await press(path, 'confirm')).toContain('We write to you once');
    await press(path, 'confirm');
    expect(await importStock(12)).toContain('Told 1 customer that a fabric is back.');
    await importStock(15);
    const news = (await mails()).filter(({ subject }) => subject.includes('من جديد'));
    expect(news).toHaveLength(1);
    expect(news[0]?.text).toContain(`/ar/product-detail?id=${GONE}`);
    expect(await rows()).toEqual([]);
    expect((await server.fetch(path)).status).toBe(404);
  });

  it('is not mailed without its confirmation, after its end, or while the stock is unknown', async () => {
    await ask();
    const path = await page();
    await importStock(undefined);
    await importStock(5);
    expect(await press(path, 'confirm')).toContain('is back in Dubai already');
    await importStock(0);
    await ask();
    const again = await page();
    await press(again, 'confirm');
    expect(await press(again, 'stop')).toContain('we do not write to you');
    await importStock(9);
    expect((await mails()).filter(({ subject }) => subject.endsWith('is back'))).toEqual([]);
  });

  it('is one per address and product, and its answer does not tell whether it is known', async () => {
    const first = await ask();
    await press(await page(), 'confirm');
    const sent = (await mails()).length;
    expect((await ask()).body).toEqual(first.body);
    expect(await mails()).toHaveLength(sent);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['of a cloth that is in stock', 'almas-ivory-linen', EMAIL, 409],
    ['of an unknown product', 'nothing', EMAIL, 404],
    ['of no address', GONE, 'aisha', 400],
  ])('%s is refused', async (_what, productId, email, status) => {
    expect((await ask(productId, email)).status).toBe(status);
    expect(await rows()).toEqual([]);
  });

  it('ends with a wrong key, three days without a confirmation, and with its person', async () => {
    await ask();
    const path = await page();
    expect((await server.fetch(`${path}x`)).status).toBe(404);
    server.clock.advance(STOCK_WATCHES.unconfirmedMs + 1);
    expect((await server.fetch(path)).status).toBe(404);
    await deleteExpired(server.services, server.clock.now());
    expect(await rows()).toEqual([]);
    server.clock.advance(DAY);
    await ask();
    await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes');
    expect(await rows()).toEqual([]);
  });

  it('is limited per address', async () => {
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
