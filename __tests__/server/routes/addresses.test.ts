import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { ADDRESSES_PER_CUSTOMER } from '../../../server/limits/customers.ts';
import type { AddressBook } from '../../../src/contract/addresses.ts';
import { fail, goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
const TRN = '100000000000003';
const villa = {
  label: 'Villa',
  firstName: 'Aisha',
  lastName: 'Rahman',
  companyName: '',
  trn: '',
  address: 'Villa 3, Street 12',
  city: 'Dubai',
  country: 'United Arab Emirates',
  pinCode: '',
  makani: '',
  dialCode: '+971',
  phone: '0501234567',
};
const office = { ...villa, label: 'Office', address: 'Office 1204, Marina Plaza' };
const shop = { ...villa, label: '', address: 'Shop 5, Al Wasl Road' };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer();
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const save = async (body: object, headers?: Record<string, string>) => {
  server.clock.advance(MINUTE);
  return (await succeed(server, 'POST /user/save-address', { token, body, headers }))._id;
};
const read = () => succeed(server, 'GET /user/get-addresses', { token });
const remove = async (_id: string) => {
  const { message } = await succeed(server, 'POST /user/remove-address', { token, body: { _id } });
  return message;
};
const makeDefault = (_id: string) =>
  succeed(server, 'POST /user/set-default-address', { token, body: { _id } });
const refuse = (body: object) => fail(server, 'POST /user/save-address', { token, body });

/** The labels in order, the default one in capitals. */
const labels = ({ addresses }: AddressBook) =>
  addresses.map(({ label, isDefault }) => (isDefault ? label.toUpperCase() : label));

describe('the saved addresses of a customer (product 9.14)', () => {
  it('are empty at first, and then in the order in which they were added', async () => {
    expect(await read()).toEqual({ addresses: [], limit: ADDRESSES_PER_CUSTOMER });
    const [first, second] = [await save(villa), await save(office)];
    expect((await read()).addresses).toEqual([
      { _id: first, ...villa, phoneE164: '+971501234567', isDefault: true },
      { _id: second, ...office, phoneE164: '+971501234567', isDefault: false },
    ]);
  });

  it('change without another default, unless it is asked for', async () => {
    const first = await save(villa);
    const second = await save(office);
    await save({ ...villa, _id: first, label: 'Old villa', isDefault: false });
    await save({ ...office, _id: second, label: 'Studio' });
    expect(labels(await read())).toEqual(['OLD VILLA', 'Studio']);
    await save({ ...office, _id: second, label: 'Studio', isDefault: true });
    expect(labels(await read())).toEqual(['Old villa', 'STUDIO']);
    await save({ ...shop, label: 'Shop', isDefault: true });
    expect(labels(await read())).toEqual(['Old villa', 'Studio', 'SHOP']);
    const { message } = await makeDefault(first);
    expect(message).toBe('Old villa is now your default address.');
    expect(labels(await read())).toEqual(['OLD VILLA', 'Studio', 'Shop']);
  });

  it('have another default when the default is removed: the one that was changed last', async () => {
    const [first, second] = [await save(villa), await save(office)];
    const third = await save(shop);
    await save({ ...office, _id: second });
    expect(await remove(first)).toBe('The address is removed. Office is now your default address.');
    expect(labels(await read())).toEqual(['OFFICE', '']);
    expect(await remove(second)).toBe(
      'The address is removed. Shop 5, Al Wasl Road is now your default address.',
    );
    expect(await remove(third)).toBe('The address is removed.');
    expect((await read()).addresses).toEqual([]);
  });

  it('keep their default when another one is removed', async () => {
    await save(villa);
    expect(await remove(await save(office))).toBe('The address is removed.');
    expect(labels(await read())).toEqual(['VILLA']);
  });

  it('answer in Arabic', async () => {
    const first = await save(villa);
    await save(office);
    const { message } = await succeed(server, 'POST /user/remove-address', {
      token,
      body: { _id: first },
      headers: { 'accept-language': 'ar' },
    });
    expect(message).toBe('تم حذف العنوان. «Office» هو الآن عنوانك الافتراضي.');
  });

  it('are saved once per idempotency key', async () => {
    const headers = { 'idempotency-key': 'one' };
    expect(await save(villa, headers)).toBe(await save(villa, headers));
    expect((await read()).addresses).toHaveLength(1);
    const other = await fail(server, 'POST /user/save-address', { token, headers, body: office });
    expect(other.status).toBe(422);
  });
});

describe('the limits of saved addresses', () => {
  it('refuse one too many, but not changes', async () => {
    const ids: string[] = [];
    for (let index = 0; index < ADDRESSES_PER_CUSTOMER; index += 1)
      ids.push(await save({ ...villa, label: `Villa ${index}` }));
    expect(await refuse(office)).toMatchObject({
      status: 409,
      message: 'At most 10 addresses can be saved. Remove one to save another.',
    });
    await save({ ...office, _id: ids[3] });
    await remove(ids[0] ?? '');
    await save(office);
    expect((await read()).addresses).toHaveLength(ADDRESSES_PER_CUSTOMER);
  });

  it('hold when devices save at the same time', async () => {
    const all = Array.from({ length: ADDRESSES_PER_CUSTOMER + 3 }, (_, index) =>
      rawCall(server, 'POST /user/save-address', { token, body: { ...villa, label: `${index}` } }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const { addresses } = await read();
    expect(addresses).toHaveLength(ADDRESSES_PER_CUSTOMER);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('leave one default when devices change and remove it at the same time', async () => {
    const ids = [await save(villa), await save(office), await save(shop)];
    await Promise.all([
      ...ids.map((_id) =>
        rawCall(server, 'POST /user/set-default-address', { token, body: { _id } }),
      ),
      rawCall(server, 'POST /user/remove-address', { token, body: { _id: ids[0] } }),
    ]);
    const { addresses } = await read();
    expect(addresses).toHaveLength(2);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('slow down endless changes', async () => {
    await server.close();
    server = await createTinyServer({ limits: realLimits });
    token = await server.signIn(EMAIL);
    const first = await save(villa);
    for (let count = 1; count < 60; count += 1) await makeDefault(first);
    const { status, message } = await refuse(office);
    expect([status, message]).toEqual([429, expect.stringMatching(/^You have changed many/)]);
  });
});

const INVALID_TRN = 'A tax number (TRN) has 15 digits, begins with 1 and ends with 03';

describe('the validation of an address', () => {
  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ country: '' }, 'Country is required'],
    [{ phone: '12345' }, 'Invalid phone number'],
    [{ label: 'x'.repeat(41) }, 'Label is too long: at most 40 characters.'],
    [{ trn: '12345678901203' }, INVALID_TRN],
    [{ trn: '10000000000000x' }, INVALID_TRN],
    [{ trn: '300000000000003' }, INVALID_TRN],
    [{ trn: '100000000000002' }, INVALID_TRN],
    [{ makani: '123456789' }, 'A Makani number has 10 digits'],
    [{ isDefault: 'yes' }, 'Invalid'],
  ])('refuses %j', async (fields, message) => {
    expect(await refuse({ ...villa, ...fields })).toMatchObject({ status: 400, message });
    expect((await read()).addresses).toEqual([]);
  });

  it('accepts numbers with spaces and Arabic-Indic digits, and missing optional fields', async () => {
    await save({ ...villa, trn: '١٠٠٠٠٠٠٠٠٠٠٠٠٠٣', makani: ' 12345-67890 ' });
    const { firstName, lastName, address, country, phone } = villa;
    await save({ firstName, lastName, address, country, phone });
    const { addresses } = await read();
    expect(addresses[0]).toMatchObject({ trn: TRN, makani: '1234567890' });
    expect(addresses[1]).toMatchObject({ label: '', trn: '', city: '', dialCode: '' });
  });
});

/** Orders a small line with further fields of the billing details. */
const place = async (fields: object) => {
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  return rawCall(server, 'POST /user/place-order', {
    token,
    query: { paymentType: 'stripe' },
    body: { ...goodBilling, ...fields },
  });
};

describe('the Makani number of an order (product 9.16)', () => {
  it('is stored and returned with the order, and must have 10 digits', async () => {
    expect((await place({ makani: '25143' })).status).toBe(400);
    const { body } = await place({ makani: ' ٢٥١٤٣-89012 ' });
    const { order } = body as { order: { _id: string } };
    const { shippingAddress } = await succeed(server, 'GET /user/get-single-order-history', {
      token,
      query: { _id: order._id },
    });
    expect(shippingAddress.makani).toBe('2514389012');
    const [mail] = await server.outbox.mails();
    expect(mail?.text).toContain('Makani number 2514389012');
  });
});

describe('the tax number of a buyer (product 9.15)', () => {
  it('is stored with the order and must be one of VAT', async () => {
    expect((await place({ trn: '100000000000002' })).status).toBe(400);
    expect((await place({ trn: TRN })).status).toBe(200);
    await placeOrder(server, token, smallLine);
    const orders = await server.db
      .selectFrom('orders')
      .select('buyer_trn')
      .where('address', '=', goodBilling.address)
      .orderBy('id')
      .execute();
    expect(orders.map(({ buyer_trn }) => buyer_trn)).toEqual([TRN, null]);
  });
});
