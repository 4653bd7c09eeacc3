import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

/** Letters that are not shown, around those that are. */
const tagged = (name: string) => `${name}\u{e0041}\u{e0020}\u{e007f}`;
const NOTHING = tagged('');

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer();
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

const placeWith = (names: object) => {
  const query = { paymentType: 'stripe' };
  return rawCall(server, 'POST /user/place-order', {
    token,
    query,
    body: { ...goodBilling, ...names },
  });
};
const save = (body: object) => rawCall(server, 'POST /user/save-address', { token, body });
const ask = (name: string) => {
  const visit = { phone: '050 123 4567', date: '2026-12-01', time: '10:30' };
  const body = { name, email: 'aisha@example.com', ...visit };
  return rawCall(server, 'POST /user/enquiry', { body });
};

describe('names are stored without tag characters', () => {
  it('of orders', async () => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    expect((await placeWith({ firstName: NOTHING })).status).toBe(400);
    const names = { firstName: tagged('Aisha'), lastName: tagged('Rahman') };
    expect((await placeWith({ ...names, companyName: tagged('Noor') })).status).toBe(200);
    const [order] = await server.db
      .selectFrom('orders')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    expect([order?.first_name, order?.last_name, order?.company_name]).toEqual([
      'Aisha',
      'Rahman',
      'Noor',
    ]);
  });

  it('of saved addresses', async () => {
    const address = { ...goodBilling, trn: '', makani: '' };
    expect((await save({ ...address, label: '', lastName: NOTHING })).status).toBe(400);
    const names = { firstName: tagged('Aisha'), lastName: tagged('Rahman') };
    expect((await save({ ...address, ...names, label: tagged('Villa') })).status).toBe(200);
    const { addresses } = await succeed(server, 'GET /user/get-addresses', { token });
    expect(addresses).toMatchObject([{ label: 'Villa', firstName: 'Aisha', lastName: 'Rahman' }]);
  });

  it('of enquiries', async () => {
    expect((await ask(NOTHING)).status).toBe(400);
    expect((await ask(tagged('Aisha'))).status).toBe(200);
    const rows = await server.db.selectFrom('enquiries').select('name').execute();
    expect(rows).toEqual([{ name: 'Aisha' }]);
  });
});
