import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configOf } from '../../../server/config.ts';
import { readEnv } from '../../../server/env.ts';
import { ORDER_PATH } from '../../../server/rules/orderStatus.ts';
import type { InvoiceContent } from '../../../server/rules/invoiceContent.ts';
import type { Invoice } from '../../../src/contract/invoices.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { openPaymentShop } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createStripeRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';
import { fail, goodBilling, placeOrder, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import type { TestServerOptions } from '../../support/testServer.ts';
import { keptBlind } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
const TRN = '100000000000003';
let rig: ProviderRig;
let shop: PaymentShop;

async function open(options: TestServerOptions = {}): Promise<void> {
  shop = await openPaymentShop(rig, options);
}

beforeEach(async () => {
  rig = await createStripeRig();
});
afterEach(async () => {
  await shop.server.close();
  await rig.api.close();
});

const latest = (): string => rig.references().at(-1) ?? '';
const pay = (): Promise<number> => shop.webhook('stripe', rig.paidEvent(latest()));

/** Orders a finished window. */
async function placeWindow(): Promise<PlacedOrder> {
  const { server, token } = shop;
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
    token,
    body: keptBlind,
  });
  return placeOrder(server, token, { productId: keptBlind.productId, sizeId });
}

async function invoicesOf({ order }: PlacedOrder, lang?: string): Promise<Invoice[]> {
  const query = { _id: order?._id ?? '', ...(lang !== undefined && { lang }) };
  const options = { token: shop.token, query };
  return (await succeed(shop.server, 'GET /user/get-invoices', options)).invoices;
}

const numbersOf = async (placed: PlacedOrder) =>
  (await invoicesOf(placed)).map(({ number }) => number);
const invoiceMails = async () =>
  (await shop.server.outbox.mails()).filter(({ text }) => text.includes('/invoice?'));

describe('without a tax number', () => {
  beforeEach(() => open());

  it('an unpaid order has no receipt, and a paid one has one', async () => {
    const placed = await shop.place();
    expect(await numbersOf(placed)).toEqual([]);

    await pay();
    await pay();
    await shop.comeBack(rig.returnPath(latest()));

    const [receipt, ...others] = await invoicesOf(placed);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      number: 'REC-000001',
      isTest: false,
      orderNumber: placed.order?.orderId,
      gross: 150.01,
      lines: [{ quantity: 1, unitPrice: 100.01, gross: 100.01 }, { gross: 50 }],
    });
    expect(receipt).not.toHaveProperty('tax');
    expect(receipt?.seller).not.toHaveProperty('trn');
    expect(await shop.order(placed)).toMatchObject({
      invoices: [{ _id: receipt?._id, kind: 'receipt', number: 'REC-000001' }],
    });
  });

  it('one mail links to the receipt', async () => {
    const placed = await shop.place();
    await pay();
    await pay();
    await shop.server.services.mailer.drain();
    const mails = await invoiceMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('receipt REC-000001');
    expect(mails[0]?.text).toContain(`/invoice?order=${placed.order?._id ?? ''}&invoice=`);
  });

  it('cancelling a paid order issues a refund receipt once', async () => {
    const placed = await shop.place();
    await pay();
    await shop.cancel(placed);
    await shop.work();
    await shop.webhook('stripe', rig.consoleRefund(latest()));
    await shop.server.services.mailer.drain();
    expect(await invoiceMails()).toMatchObject([
      { subject: expect.stringContaining('receipt REC-000001') },
      { subject: expect.stringContaining('is cancelled') },
    ]);

    const [receipt, refund, ...others] = await invoicesOf(placed);
    expect(others).toEqual([]);
    expect(refund).toMatchObject({
      kind: 'refundReceipt',
      number: 'REF-000001',
      corrects: { number: 'REC-000001', issuedAt: receipt?.issuedAt },
      gross: 150.01,
    });
  });

  it('money returned by the provider issues a refund receipt, with a mail of its own', async () => {
    const placed = await shop.place();
    rig.pay(latest());
    await pay();
    await shop.webhook('stripe', rig.consoleRefund(latest()));
    expect(await numbersOf(placed)).toEqual(['REC-000001', 'REF-000001']);
    await shop.server.services.mailer.drain();
    const mail = (await invoiceMails()).at(-1);
    expect(mail?.subject).toContain('refund receipt REF-000001');
    expect(mail?.text).toContain('REF-000001 cancels REC-000001.');
  });

  it('a cancelled unpaid order has neither, even when a payment arrives later', async () => {
    const placed = await shop.place();
    await shop.cancel(placed);
    await pay();
    expect(await numbersOf(placed)).toEqual([]);
  });

  it('numbers have no gaps, whatever happens in between', async () => {
    const numbers: string[] = [];
    for (const isPaid of [true, false, true, true]) {
      const placed = await shop.place();
      if (isPaid) await pay();
      else await shop.cancel(placed);
      numbers.push(...(await numbersOf(placed)));
    }
    expect(numbers).toEqual(['REC-000001', 'REC-000002', 'REC-000003']);
  });

  it('a transaction that fails takes its number back', async () => {
    const { db, services } = shop.server;
    const first = await shop.place();
    const queue = services.mailer.queue;
    services.mailer.queue = () => Promise.reject(new Error('disk full'));
    await pay().catch(() => undefined);
    services.mailer.queue = queue;
    expect(await numbersOf(first)).toEqual([]);
    expect(await db.selectFrom('invoice_series').selectAll().execute()).toEqual([]);

    await pay();
    expect(await numbersOf(first)).toEqual(['REC-000001']);
  });

  it('belongs to its customer', async () => {
    const placed = await shop.place();
    await pay();
    const token = await shop.server.signIn('omar@example.com');
    const query = { _id: placed.order?._id ?? '' };
    const refused = await fail(shop.server, 'GET /user/get-invoices', { token, query });
    expect(refused.status).toBe(404);
  });
});

describe('erasing the customer', () => {
  const eraseByStaff = async () => {
    const { code } = await runShopCommand(shop.server, 'customers', 'erase', EMAIL, '--yes');
    expect(code).toBe(0);
  };
  const closeByCustomer = async () => {
    const { token } = shop;
    await succeed(shop.server, 'POST /user/send-closing-code', { token });
    const otp = await shop.server.outbox.lastCode(EMAIL);
    await succeed(shop.server, 'POST /user/close-account', { token, body: { otp } });
  };
  const contentAfter = async (
    erase: () => Promise<void>,
    place = () => shop.place(),
  ): Promise<InvoiceContent[]> => {
    const { order } = await place();
    await pay();
    for (const status of ORDER_PATH.slice(1)) {
      const all = shop.server.db.updateTable('orders').set({ status });
      await all.where('id', '=', order?._id ?? '').execute();
    }
    await erase();
    const rows = await shop.server.db
      .selectFrom('invoices')
      .select('content')
      .where('order_id', '=', order?._id ?? '')
      .execute();
    return rows.map(({ content }) => JSON.parse(content) as InvoiceContent);
  };
  const buyersAfter = async (erase: () => Promise<void>) =>
    (await contentAfter(erase)).map(({ buyer }) => buyer);

  it.each([
    ['the staff erase', eraseByStaff],
    ['the customer closes', closeByCustomer],
  ])('removes the buyer from receipts when %s the account', async (_who, erase) => {
    await open();
    expect(await buyersAfter(erase)).toEqual([{ name: 'Erased', address: [] }]);
  });

  it('removes the names of windows from receipts, and keeps what was made', async () => {
    await open();
    const [receipt] = await contentAfter(eraseByStaff, placeWindow);
    expect(JSON.stringify(receipt)).not.toContain('Study 1');
    expect(receipt?.lines[0]).toMatchObject({
      size: { en: '119.5 x 200 cm, chain' },
      made: { name: '', facts: { en: ['119.5 x 200 cm', 'chain'] } },
    });
  });

  it.each([
    ['the staff erase', eraseByStaff],
    ['the customer closes', closeByCustomer],
  ])('keeps the buyer on tax invoices when %s the account', async (_who, erase) => {
    await open({ config: configOf(readEnv({ COMPANY_TRN: TRN })) });
    expect(await buyersAfter(erase)).toMatchObject([
      { name: `${goodBilling.firstName} ${goodBilling.lastName}` },
    ]);
  });
});

describe('of a finished window', () => {
  it('a receipt has the name of the window, what it is, and what its price is made up of', async () => {
    await open();
    const placed = await placeWindow();
    expect(await invoicesOf(placed)).toEqual([]);
    await pay();
    const [receipt] = await invoicesOf(placed);
    const [line] = receipt?.lines ?? [];
    expect(line).toMatchObject({
      size: 'Study 1: 119.5 x 200 cm, chain',
      unitPrice: 440,
      configuration: { name: 'Study 1', summary: ['119.5 x 200 cm', 'chain'] },
    });
    const { breakdown = [] } = line?.configuration ?? {};
    expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(440);
    const [arabic] = await invoicesOf(placed, 'ar');
    expect(arabic?.lines[0]?.configuration?.summary[0]).toBe('119.5 × 200 سم');
  });

  it('a line of a size has no configuration', async () => {
    await open();
    const placed = await shop.place();
    await pay();
    expect((await invoicesOf(placed))[0]?.lines[0]).not.toHaveProperty('configuration');
  });
});

describe('with a tax number', () => {
  beforeEach(() => open({ config: configOf(readEnv({ COMPANY_TRN: TRN })) }));

  it('a tax invoice states the VAT of each line and their sum', async () => {
    const placed = await shop.place();
    await pay();
    const [invoice] = await invoicesOf(placed);
    expect(invoice).toMatchObject({
      kind: 'taxInvoice',
      number: 'INV-000001',
      seller: { trn: TRN },
      vatPercent: 5,
      // 100.01 × 5 ⁄ 105 = 4.7623…; 50 × 5 ⁄ 105 = 2.3809…
      lines: [{ tax: 4.76 }, { tax: 2.38 }],
      tax: 7.14,
      gross: 150.01,
    });
  });

  it('a tax invoice states the tax number of a buyer who gave one (product 9.15)', async () => {
    const placed = await shop.place();
    await shop.server.db.updateTable('orders').set({ buyer_trn: '100000000000009' }).execute();
    await pay();
    const [invoice] = await invoicesOf(placed);
    expect(invoice?.buyer.trn).toBe('100000000000009');
  });

  it('keeps the names and prices of its day', async () => {
    const placed = await shop.place();
    await pay();
    const before = await invoicesOf(placed);
    await shop.server.db
      .updateTable('order_items')
      .set({ product_name: 'Renamed', unit_price_minor: 1 })
      .execute();
    expect(await invoicesOf(placed)).toEqual(before);
  });

  it('cancelling the order issues a tax credit note', async () => {
    const placed = await shop.place();
    await pay();
    await shop.cancel(placed);
    expect(await invoicesOf(placed)).toMatchObject([
      { number: 'INV-000001' },
      { kind: 'taxCreditNote', number: 'CN-000001', corrects: { number: 'INV-000001' } },
    ]);
    await shop.server.services.mailer.drain();
    expect((await invoiceMails()).at(-1)?.text).toContain('CN-000001 cancels INV-000001.');
  });
});

describe('in Arabic', () => {
  const invoiceWith = async (env: Record<string, string>, lang: 'ar' | 'en') => {
    await open({ config: configOf(readEnv(env)) });
    const placed = await shop.place();
    await pay();
    return (await invoicesOf(placed, lang))[0];
  };

  it('names the seller as the settings do, and the country of the buyer', async () => {
    const env = { COMPANY_LEGAL_NAME_AR: 'نور ذ.م.م', COMPANY_ADDRESS_AR: 'القوز، دبي' };
    const invoice = await invoiceWith(env, 'ar');
    expect(invoice?.seller).toMatchObject({
      name: 'نور ذ.م.م',
      address: 'القوز، دبي، الإمارات العربية المتحدة',
    });
    expect(invoice?.seller).not.toHaveProperty('lang');
    expect(invoice?.seller).not.toHaveProperty('ar');
    expect(invoice?.buyer.address.at(-1)).toBe('الإمارات العربية المتحدة');
  });

  it('marks a seller without Arabic settings as English', async () => {
    const invoice = await invoiceWith({ COMPANY_LEGAL_NAME: 'Noor LLC' }, 'ar');
    expect(invoice?.seller).toMatchObject({ name: 'Noor LLC', lang: 'en' });
  });

  it('the English invoice stays English', async () => {
    const invoice = await invoiceWith({}, 'en');
    expect(invoice?.seller.name).toBe('Sadeel Curtains and Blinds LLC');
    expect(invoice?.seller).not.toHaveProperty('ar');
    expect(invoice?.buyer.address.at(-1)).toBe(goodBilling.country);
  });
});

describe('in the sandbox', () => {
  it('a test payment takes no number of the real series', async () => {
    await open({ providers: undefined });
    const placed = await shop.place();
    await shop.server.fetch(`${placed.url ?? ''}/approve`, { method: 'POST' });
    expect(await invoicesOf(placed)).toMatchObject([{ number: 'TEST-REC-000001', isTest: true }]);
  });
});
