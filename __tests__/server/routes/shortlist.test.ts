import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SHORTLIST } from '../../../server/limits/customers.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const [LINEN, VOILE, VELVET] = ['almas-ivory-linen', 'noor-white-voile', 'zabeel-emerald-velvet'];

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer();
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const save = (added: readonly string[], removed: readonly string[] = []) =>
  rawCall(server, 'POST /user/save-shortlist', { token, body: { added, removed } });
const read = (lang?: string) =>
  succeed(server, 'GET /user/get-shortlist', {
    token,
    ...(lang !== undefined && { query: { lang } }),
  });
const ids = async () => (await read()).products.map(({ _id }) => _id);

describe('the shortlist of an account (product 5.27)', () => {
  it('has what was added last first, with pictures and prices, in both languages', async () => {
    expect((await save([LINEN, VOILE])).body).toEqual({ ids: [VOILE, LINEN] });
    // Repeated, e.g. by another device.
    expect((await save([LINEN, VELVET, 'nothing'], [VOILE])).body).toEqual({
      ids: [VELVET, LINEN],
    });
    const { products, currency } = await read('ar');
    expect(currency).toBe('AED');
    expect(products[1]).toMatchObject({
      _id: LINEN,
      name: expect.stringMatching(/^\p{Script=Arabic}/u),
      price: expect.any(Number),
      images: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('has room for 60 products, and refuses more without changing anything', async () => {
    const product = await server.db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const known = Array.from({ length: SHORTLIST.perCustomer + 1 }, (_, index) => `copy-${index}`);
    await server.db
      .insertInto('products')
      .values(known.map((id, index) => ({ ...product, id, position: 1000 + index })))
      .execute();
    await save(known.slice(0, SHORTLIST.perCustomer));
    const before = await ids();
    expect(before).toHaveLength(SHORTLIST.perCustomer);
    const { status, body } = await save(known.slice(SHORTLIST.perCustomer));
    expect([status, body]).toEqual([
      409,
      { message: 'Your shortlist has room for 60 fabrics. Take one out to add another.' },
    ]);
    expect(await ids()).toEqual(before);
    expect((await save(known)).status).toBe(400);
  });

  it('is of one customer, exported and erased with the person', async () => {
    await save([LINEN]);
    const { body } = await rawCall(server, 'GET /user/export-account', { token });
    expect(body).toMatchObject({ shortlist: [{ product_id: LINEN }] });
    token = await server.signIn('omar@example.com');
    expect(await ids()).toEqual([]);
    await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes');
    expect(await server.db.selectFrom('shortlisted_products').selectAll().execute()).toEqual([]);
  });

  it('needs a session', async () => {
    expect(await fail(server, 'GET /user/get-shortlist', {})).toMatchObject({ status: 401 });
  });
});
