import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { CatalogueFile } from '../../../server/catalogue/catalogueFile.ts';
import { DAY } from '../../../server/clock.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const ALMAS = 'almas-ivory-linen';
const CLOTH = 'almas-ivory-linen-1';
const OTHER = 'noor-white-voile-1';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const read = (link: string) =>
  succeed(server, 'GET /user/get-quote', { token, query: { token: link } });
const accept = (link: string) =>
  rawCall(server, 'POST /user/accept-quote', { token, body: { token: link } });

/** A quote of a finished curtain, 3 m of its cloth and 2 m of another. */
async function saveQuote() {
  const kept = await succeed(server, 'POST /user/price-window', { token, body: CURTAIN });
  const body = { sizeIds: [kept.sizeId ?? '', CLOTH, OTHER], quantities: [1, 3, 2] };
  return succeed(server, 'POST /user/save-quote', { token, body });
}

/** Imports the exported catalogue with changed products, without works that name them. */
async function importChanged(change: (products: CatalogueFile['products']) => unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'sadeel quotes '));
  const file = join(folder, 'catalogue.json');
  await runShopCommand(server, 'catalogue', 'export', file);
  const content = parseCatalogue(readFileSync(file, 'utf8'));
  const products = change(content.products);
  writeFileSync(file, JSON.stringify({ ...content, products, works: [] }));
  const { code, err } = await runShopCommand(server, 'catalogue', 'import', file);
  rmSync(folder, { recursive: true });
  expect({ code, err }).toEqual({ code: 0, err: '' });
}

describe('a quote and an import of the catalogue (product 16.30)', () => {
  it('is read as it was offered and accepted at its prices, whatever became dearer', async () => {
    const saved = await saveQuote();
    const before = await read(saved.token);
    await importChanged((products) =>
      products.map((product) => ({
        ...product,
        sizes: product.sizes.map((size) => ({
          ...size,
          price: size.price + 100,
          ...(size.originalPrice !== undefined && { originalPrice: size.originalPrice + 100 }),
        })),
      })),
    );
    expect(await read(saved.token)).toEqual(before);
    expect(await accept(saved.token)).toMatchObject({ status: 200, body: { left: [] } });
    const { cart, total } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart).toHaveLength(3);
    expect(total).toBe(before.total);
  });

  it('names the products that were removed, and takes the rest', async () => {
    const saved = await saveQuote();
    const before = await read(saved.token);
    await importChanged((products) => products.filter(({ id }) => id !== ALMAS));
    expect(await read(saved.token)).toEqual(before);
    expect(await accept(saved.token)).toMatchObject({
      status: 200,
      body: { left: ['Almas Ivory Linen', 'Almas Ivory Linen'] },
    });
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart).toMatchObject([{ sizeId: OTHER, quantity: 2 }]);
  });

  it('is not accepted after its day, and a repeated import changes nothing of it', async () => {
    const saved = await saveQuote();
    await importChanged((products) => products);
    server.clock.advance(31 * DAY);
    token = await server.signIn(EMAIL);
    expect((await accept(saved.token)).status).toBe(409);
    expect(await read(saved.token)).toMatchObject({ state: 'expired', lines: [{}, {}, {}] });
  });
});

describe('a quote for an e-mail address without an account', () => {
  /** A visitor's quote that the staff revised for an address. @returns the token in the mail */
  async function quoteFor(email: string): Promise<string> {
    const body = { sizeIds: [CLOTH], quantities: [1] };
    const { number } = await succeed(server, 'POST /user/save-quote', { body });
    const { out } = await runShopCommand(server, 'quotes', 'revise', number);
    const path = /http:\/\/sadeel\.test(\/staff\/quote\/\S+)/.exec(out)?.[1] ?? '';
    await server.fetch(path, { method: 'POST', body: new URLSearchParams({ email }) });
    const { text = '' } = (await server.outbox.mails()).at(-1) ?? {};
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  }

  it('is exported and erased by the address, whose case does not matter', async () => {
    const link = await quoteFor('Omar@example.com');
    const folder = mkdtempSync(join(tmpdir(), 'sadeel quotes '));
    const file = join(folder, 'omar.json');
    const exported = await runShopCommand(server, 'customers', 'export', 'omar@EXAMPLE.com', file);
    expect(exported.err).toBe('');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      quotes: [{ email: 'omar@example.com', lines: [{ size_id: CLOTH }] }],
    });
    rmSync(folder, { recursive: true });
    const erased = await runShopCommand(server, 'customers', 'erase', 'omar@example.com', '--yes');
    expect(erased.err).toBe('');
    expect(await server.db.selectFrom('quotes').select('email').execute()).toEqual([
      { email: null },
    ]);
    const gone = { query: { token: link } };
    expect((await rawCall(server, 'GET /user/get-quote', gone)).status).toBe(404);
  });
});
