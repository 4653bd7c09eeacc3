import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sampleFacts } from '../../../server/catalogue/sampleFacts.ts';
import type { ShopFacts } from '../../../server/catalogue/shopFacts.ts';
import { DAY } from '../../../server/clock.ts';
import { configOf } from '../../../server/config.ts';
import { readEnv } from '../../../server/env.ts';
import type { InvoiceContent } from '../../../server/rules/invoiceContent.ts';
import type { BillingPayload, PlacedOrder } from '../../../src/contract/orders.ts';
import { brokenRules } from '../../support/einvoice/pintAeRules.ts';
import { allAt, readXml, textAt } from '../../support/einvoice/readXml.ts';
import { openPaymentShop } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createStripeRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';
import { goodBilling, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import type { TestServerOptions } from '../../support/testServer.ts';
import { keptBlind, largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const facts: ShopFacts = {
  ...sampleFacts,
  trn: '100000000000003',
  licence: '1234567',
  licenceAuthority: 'Dubai Department of Economy and Tourism',
};
const company = { companyName: 'شركة النور <للتجارة> & أبناؤه', trn: '100987654321003' };

let rig: ProviderRig;
let shop: PaymentShop;
let folder: string;

const configWith = (changed: Partial<ShopFacts> = {}) =>
  configOf(readEnv({}), () => ({ ...facts, ...changed }));
async function open(changed: Partial<ShopFacts> = {}, options: TestServerOptions = {}) {
  const config = configWith(changed);
  shop = await openPaymentShop(rig, { config, now: '2026-12-01T08:00:00Z', ...options });
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel invoices '));
  rig = await createStripeRig();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await shop.server.close();
  await rig.api.close();
});

/** Orders lines, and pays. @returns the order, and its number */
async function buy(
  billing: Partial<BillingPayload> = company,
  lines: readonly { productId: string; sizeId: string; quantity?: number }[] = [smallLine],
): Promise<PlacedOrder & { number: string }> {
  const { server, token } = shop;
  for (const body of lines) await succeed(server, 'POST /user/add-to-cart', { token, body });
  const placed = await succeed(server, 'POST /user/place-order', {
    token,
    query: { paymentType: goodBilling.paymentType },
    body: { ...goodBilling, ...billing },
  });
  const latest = rig.references().at(-1) ?? '';
  rig.pay(latest);
  await shop.webhook('stripe', rig.paidEvent(latest));
  return { ...placed, number: placed.order?.orderId ?? '' };
}
/** Runs the export with the facts of today. */
const runWith = (config: ReturnType<typeof configOf>, ...args: string[]) => {
  const { services } = shop.server;
  const server = { ...shop.server, services: { ...services, config } };
  return runShopCommand(server, 'invoices', 'export', '--format', 'pint-ae', ...args);
};
const run = (...args: string[]) => runWith(shop.server.services.config, ...args);
const fileOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
/** Changes what an invoice was issued with. */
async function change(edit: (content: InvoiceContent) => object): Promise<void> {
  const { db } = shop.server;
  for (const { id, content } of await db.selectFrom('invoices').selectAll().execute()) {
    const changed = JSON.stringify(edit(JSON.parse(content) as InvoiceContent));
    await db.updateTable('invoices').set({ content: changed }).where('id', '=', id).execute();
  }
}

describe('invoices export', () => {
  it('writes the invoice of an order as PINT AE, with what both parties are called', async () => {
    await open();
    const { server, token } = shop;
    const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
      token,
      body: keptBlind,
    });
    const { number } = await buy({ ...company, city: 'أبو ظبي' }, [
      { ...smallLine, quantity: 3 },
      largeLine,
      { productId: keptBlind.productId, sizeId },
    ]);
    const { code, out } = await run(number.slice(-5));
    expect([code, brokenRules(out)]).toEqual([0, []]);
    const invoice = readXml(out);
    const texts = (path: string) => allAt(invoice, path).map(({ text }) => text);
    expect(texts('ID')).toEqual(['INV-000001']);
    expect([...texts('IssueDate'), ...texts('IssueTime')]).toEqual([
      '2026-12-01',
      '12:00:00+04:00',
    ]);
    expect(texts('OrderReference/ID')).toEqual([number]);
    const [seller, buyer] = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party'];
    expect(texts(`${seller}/EndpointID`)).toEqual(['1000000000']);
    expect(allAt(invoice, `${seller}/PartyLegalEntity/CompanyID`)[0]).toMatchObject({
      text: '1234567',
      attributes: { schemeAgencyName: 'Dubai Department of Economy and Tourism' },
    });
    expect(texts(`${seller}/PostalAddress/CountrySubentity`)).toEqual(['DXB']);
    expect(texts(`${buyer}/EndpointID`)).toEqual(['1009876543']);
    expect(texts(`${buyer}/PartyLegalEntity/RegistrationName`)).toEqual([company.companyName]);
    expect(texts(`${buyer}/Contact/Name`)).toEqual(['Aisha Rahman']);
    expect(texts(`${buyer}/PostalAddress/CityName`)).toEqual(['أبو ظبي']);
    expect(texts('Delivery/DeliveryLocation/Address/CountrySubentity')).toEqual(['AUH']);
    expect(texts('InvoiceLine/Item/Name')).toEqual(['Product 1', 'Product 1', 'Product 2']);
    // 3 × 100.01 = 300.03 with 14.29 of VAT; 285.74 / 3.
    expect(texts('InvoiceLine/Price/PriceAmount')[0]).toBe('95.246667');
    expect(texts('LegalMonetaryTotal/PrepaidAmount')).toEqual(['1340.53']);
    expect((await run(number)).out).toBe(out);
    expect((await run('inv-000001')).out).toBe(out);
  });

  it('writes those of a period into a folder, credit notes as documents of their own', async () => {
    await open();
    await buy({ trn: '' });
    await shop.cancel(await buy());
    await shop.work();
    shop.server.clock.advance(DAY);
    shop.token = await shop.server.signIn('aisha@example.com');
    await buy();
    const period = ['--from', '2026-12-01', '--until', '2026-12-01', '--folder', folder];
    expect(await run(...period)).toMatchObject({
      code: 0,
      out: `Wrote 2 documents to ${folder}. Without a tax number of the customer: 1.`,
    });
    expect(readdirSync(folder).sort()).toEqual(['CN-000001.xml', 'INV-000002.xml']);
    expect(statSync(join(folder, 'CN-000001.xml')).mode & 0o777).toBe(0o600);
    for (const name of readdirSync(folder)) expect(brokenRules(fileOf(name))).toEqual([]);
    const note = readXml(fileOf('CN-000001.xml'));
    expect(textAt(note, 'DiscrepancyResponse/ResponseCode')).toBe('DL8.61.1.A');
    expect(textAt(note, 'BillingReference/InvoiceDocumentReference/ID')).toBe('INV-000002');
    expect(textAt(note, 'LegalMonetaryTotal/PayableAmount')).toBe('150.01');
  });

  it('asks why money was returned for an order that is not cancelled', async () => {
    await open();
    const { number } = await buy();
    await shop.webhook('stripe', rig.consoleRefund(rig.references().at(-1) ?? ''));
    expect(await run(number, '--folder', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('CN-000001: why it credits an order that is not cancelled'),
    });
    expect(readdirSync(folder)).toEqual([]);
    const { out } = await run('CN-000001', '--credit-reason', 'returned');
    expect(brokenRules(out)).toEqual([]);
    expect(textAt(readXml(out), 'DiscrepancyResponse/ResponseCode')).toBe('DL8.61.1.D');
  });

  it.each<[string, Partial<ShopFacts>, Partial<BillingPayload>]>([
    ['the trade licence of the shop is missing', { licence: undefined }, {}],
    ['who issued the trade licence is missing', { licenceAuthority: undefined }, {}],
    ["the shop's tax number 200000000000003 does not", { trn: '200000000000003' }, {}],
    [
      "the shop's town Jumeirah names no emirate",
      { address: { ...facts.address, city: 'Jumeirah' } },
      {},
    ],
    ["the customer's town Deira names no emirate: add --emirate", {}, { city: 'Deira' }],
    ["the customer's address is in Oman", {}, { country: 'Oman' }],
  ])('refuses what is not complete: %s', async (problem, changed, billing) => {
    await open(changed);
    const { number } = await buy({ ...company, ...billing });
    const { code, out, err } = await run(number);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`INV-000001: ${problem}`);
  });

  it("names the customer's tax number of an earlier release that is none of VAT", async () => {
    await open();
    const { number } = await buy();
    await change((content) => ({
      ...content,
      buyer: { ...content.buyer, trn: '100987654321001' },
    }));
    expect(await run(number)).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        "INV-000001: the customer's tax number 100987654321001 does not",
      ),
    });
  });

  it('takes the emirate of a town that names none', async () => {
    await open();
    const { number } = await buy({ ...company, city: '' });
    const { out } = await run(number, '--emirate', 'shj');
    expect(brokenRules(out)).toEqual([]);
    const [address] = allAt(readXml(out), 'AccountingCustomerParty/Party/PostalAddress');
    expect(address && [textAt(address, 'CityName'), textAt(address, 'CountrySubentity')]).toEqual([
      'Sharjah',
      'SHJ',
    ]);
  });

  it('keeps the seller of its day; an earlier release did not store where it is registered', async () => {
    await open();
    const { number } = await buy();
    const { out } = await run(number);
    const moved = configWith({ address: { ...facts.address, street: 'Shop 1' } });
    expect((await runWith(moved, number)).out).toBe(out);
    await change((content) => ({ ...content, registration: undefined }));
    expect((await run(number)).out).toBe(out);
    expect((await runWith(moved, number)).err).toContain('import the facts of its day');
  });

  it('exports no sandbox payment', async () => {
    await open({}, { providers: undefined });
    const { token, server } = shop;
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const { url = '', order } = await succeed(server, 'POST /user/place-order', {
      token,
      query: { paymentType: goodBilling.paymentType },
      body: { ...goodBilling, ...company },
    });
    await server.fetch(`${url}/approve`, { method: 'POST' });
    const { code, err } = await run(order?.orderId ?? '');
    expect([code, err]).toEqual([1, expect.stringContaining('has no tax invoice')]);
  });

  it.each([
    [['--folder', 'x'], 'Give either numbers, or a period'],
    [['INV-000001', '--from', '2026-12-01'], 'Give either numbers, or a period'],
    [['--from', '2026-12-01'], '--until must be a day'],
    [['--from', '2026-02-30', '--until', '2026-03-01'], '--from must be a day'],
    [['--from', '2026-12-02', '--until', '2026-12-01'], '--until must not be before --from'],
    [['INV-000001', '--emirate', 'Dubai'], '--emirate must be one of AUH, DXB'],
    [['INV-000001', '--format', 'pdf'], '--format must be one of pint-ae'],
    [
      ['--from', '2026-12-01', '--until', '2026-12-01', '--emirate', 'DXB'],
      '--emirate and --credit-reason are for numbers',
    ],
  ])('explains its arguments: %j', async (args, problem) => {
    await open();
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(problem)]);
  });
});
