import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { orderConfirmationMail } from '../../../server/mail/templates/orderConfirmation.ts';
import { orderStatusMail } from '../../../server/mail/templates/orderStatus.ts';
import { findOrder } from '../../../server/repositories/orders.ts';
import { findOrCreateUser } from '../../../server/repositories/users.ts';
import { ALL_STATUSES } from '../../../server/rules/orderStatus.ts';
import { placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const mailsTo = async (email: string): Promise<Mail[]> =>
  (await server.outbox.mails()).filter((mail) => mail.to === email);

describe('order mails', () => {
  it('confirm an order with items, totals, address and link, as text and as HTML', async () => {
    const placed = await placeOrder(server, await server.signIn(EMAIL), smallLine);
    const [mail] = await mailsTo(EMAIL);
    const number = placed.order?.orderId ?? '';
    expect(mail?.subject).toBe(`Your Sadeel order ${number}`);
    for (const body of [mail?.text, mail?.html]) {
      for (const part of [
        number,
        'Product 1',
        'Small × 1',
        'AED 100.01',
        'AED 50',
        'AED 150.01',
        'Villa 3, Street 12',
        'United Arab Emirates',
        'https://www.google.com/maps/search/?api=1&',
        `/MyOrders-detail?id=${placed.order?._id ?? ''}`,
      ]) {
        expect(body).toContain(part);
      }
    }
  });

  it('notify of a cancellation, and of a refund only if money was received', async () => {
    const token = await server.signIn(EMAIL);
    const unpaid = await placeOrder(server, token, smallLine);
    const paid = await placeOrder(server, token, smallLine);
    await server.fetch(`${paid.url ?? ''}/approve`, { method: 'POST', redirect: 'manual' });
    await server.db
      .updateTable('payments')
      .set({ provider: 'stripe' })
      .where('order_id', '=', paid.order?._id ?? '')
      .execute();
    for (const { order } of [unpaid, paid]) {
      const body = { _id: order?._id, reason: '', comment: '' };
      await succeed(server, 'POST /user/cancel-order', { token, body });
    }
    const [first, second] = (await mailsTo(EMAIL)).slice(-2);
    expect(first?.subject).toBe(`Your Sadeel order ${unpaid.order?.orderId ?? ''} is cancelled`);
    expect(first?.text).toContain('Nothing was charged.');
    expect(second?.text).toContain('The refund arrives in 3-4 business days.');
    expect(second?.text).not.toContain('Sandbox');
  });

  it('label a sandbox payment and mention no refund', async () => {
    const token = await server.signIn(EMAIL);
    const { order, url = '' } = await placeOrder(server, token, smallLine);
    await server.fetch(`${url}/approve`, { method: 'POST', redirect: 'manual' });
    const body = { _id: order?._id, reason: '', comment: '' };
    await succeed(server, 'POST /user/cancel-order', { token, body });
    const [confirmation, receipt, cancellation] = await mailsTo(EMAIL);
    for (const mail of [confirmation, receipt, cancellation]) {
      expect(mail?.text).toContain('Sandbox payment – no money moves');
      expect(mail?.html).toContain('Sandbox payment – no money moves');
    }
    expect(cancellation?.text).toContain('Nothing was charged.');
    expect(cancellation?.text).not.toContain('refund');
  });

  it('are not sent for a rejected cancellation', async () => {
    const token = await server.signIn(EMAIL);
    const { order } = await placeOrder(server, token, smallLine);
    const body = { _id: order?._id, reason: '', comment: '' };
    await succeed(server, 'POST /user/cancel-order', { token, body });
    await rawCall(server, 'POST /user/cancel-order', { token, body });
    expect(await mailsTo(EMAIL)).toHaveLength(2);
  });

  it('show the progress of an order in every status', () => {
    const company = server.services.config.company;
    const mailOf = (status: OrderStatus) =>
      orderStatusMail(company, EMAIL, {
        order: { order_number: 'SDL-1', status, language: 'en' },
        hasRefund: false,
        isSandbox: false,
        invoices: [],
        orderUrl: 'https://shop.example/o',
        next: [],
      });
    const subjects = ALL_STATUSES.map((status) => mailOf(status).subject);
    expect(new Set(subjects).size).toBe(ALL_STATUSES.length);
    expect(mailOf('Shipped').text).toContain('[x] Shipped\n[ ] In transit');
    expect(mailOf('Delivered').text).not.toContain('[ ]');
    expect(mailOf('Cancelled').text).not.toContain('[x]');
  });

  it('escape all values', async () => {
    const token = await server.signIn(EMAIL);
    const { order } = await placeOrder(server, token, smallLine);
    const user = await findOrCreateUser(server.db, EMAIL, server.clock.now());
    const placed = await findOrder(server.db, { id: order?._id ?? '', userId: user.id });
    if (!placed) throw new Error('The order is gone.');
    const evil = '"><img src=x onerror=alert(1)>';
    for (const key of ['first_name', 'last_name', 'company_name', 'address', 'city'] as const) {
      placed.order[key] = evil;
    }
    for (const item of placed.items) Object.assign(item, { product_name: evil, size_label: evil });
    const { company } = server.services.config;
    const { html } = orderConfirmationMail({ ...company, name: evil }, EMAIL, {
      placed,
      ifPaid: undefined,
      orderUrl: 'https://a"b',
      isSandbox: false,
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('https://a&quot;b');
    expect(html).toContain('&lt;img');
  });
});

describe('the receipt of an appointment request', () => {
  it('contains no visitor input', async () => {
    const body = {
      name: 'Buy pills at evil.example',
      email: EMAIL,
      phone: 'evil.example',
      date: 'evil.example',
      time: 'evil.example',
    };
    await rawCall(server, 'POST /user/enquiry', { body });
    const [mail] = await mailsTo(EMAIL);
    expect(mail?.subject).toBe('We have your Sadeel appointment request');
    expect(`${mail?.subject ?? ''}${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain('evil');
    expect(mail?.html).toContain('Our team will write to you');
  });
});
