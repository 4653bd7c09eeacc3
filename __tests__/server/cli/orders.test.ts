import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ORDER_PATH } from '../../../server/rules/orderStatus.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer({ now: '2026-11-21T08:00:00.000Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const numberOf = (placed: PlacedOrder): string => placed.order?.orderId ?? '';
const place = () => placeOrder(server, token, smallLine);
const pay = ({ url = '' }: PlacedOrder) =>
  server.fetch(`${url}/approve`, { method: 'POST', redirect: 'manual' });
const detailOf = async (placed: PlacedOrder) => {
  const query = { _id: placed.order?._id ?? '' };
  return (await succeed(server, 'GET /user/get-single-order-history', { token, query })).order;
};
const subjectsTo = async (email: string): Promise<string[]> =>
  (await server.outbox.mails()).filter((mail) => mail.to === email).map((mail) => mail.subject);

describe('orders list', () => {
  it('lists the newest orders of all customers with status, payment and total', async () => {
    const first = await place();
    server.clock.advance(60_000);
    const second = await placeOrder(server, await server.signIn('omar@example.com'), largeLine);
    await pay(second);
    const { code, out } = await runShopCommand(server, 'orders', 'list', '--limit', '2');
    expect(code).toBe(0);
    const [head, ...rows] = out
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split(/ {2,}/));
    expect(head).toEqual(['NUMBER', 'PLACED', 'STATUS', 'PAYMENT', 'TOTAL', 'CUSTOMER']);
    expect(rows).toEqual([
      [
        numberOf(second),
        '2026-11-21 12:01',
        'Confirmed',
        'paid (sandbox)',
        'AED 650.50',
        'omar@example.com',
      ],
      [numberOf(first), '2026-11-21 12:00', 'Confirmed', 'pending (sandbox)', 'AED 150.01', EMAIL],
    ]);
  });

  it('does not count sandbox payments as received', async () => {
    await pay(await place());
    const { out } = await runShopCommand(server, 'orders', 'list', '--limit', '1');
    expect(out.split('\n').at(-1)).toBe(
      'Received for these orders: AED 0 (sandbox, no money moved: AED 150.01)',
    );
  });

  it('sums received payments by currency, without refunds', async () => {
    for (const [provider, state, currency, amount] of [
      ['stripe', 'paid', 'AED', 15_001],
      ['stripe', 'paid', 'AED', 15_001],
      ['paypal', 'paid', 'USD', 4085],
      ['stripe', 'refunded', 'AED', 15_001],
      ['stripe', 'refund_due', 'AED', 15_001],
    ] as const) {
      const { order } = await place();
      await server.db
        .updateTable('payments')
        .set({ provider, state, currency, amount_minor: amount })
        .where('order_id', '=', order?._id ?? '')
        .execute();
    }
    const { out } = await runShopCommand(server, 'orders', 'list', '--limit', '5');
    expect(out.split('\n').at(-1)).toBe('Received for these orders: AED 300.02 and USD 40.85');
    expect(out).not.toContain('sandbox');
  });

  it('filters by status and reports an empty result', async () => {
    const placed = await place();
    await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Packed');
    const { out } = await runShopCommand(server, 'orders', 'list', '--status', 'packed');
    expect(out.split('\n')).toHaveLength(4);
    expect(out).toContain(numberOf(placed));
    await server.db.deleteFrom('orders').where('status', '=', 'InTransit').execute();
    const none = await runShopCommand(server, 'orders', 'list', '--status', 'in-transit');
    expect(none).toMatchObject({ code: 0, out: 'No orders found.' });
  });
});

describe('orders show', () => {
  it('shows an order by its number or its last five characters', async () => {
    const placed = await place();
    await pay(placed);
    const whole = await runShopCommand(server, 'orders', 'show', numberOf(placed));
    const bySuffix = await runShopCommand(
      server,
      'orders',
      'show',
      numberOf(placed).slice(-5).toLowerCase(),
    );
    expect(whole.code).toBe(0);
    expect(bySuffix.out).toBe(whole.out);
    for (const part of [
      EMAIL,
      'Villa 3, Street 12',
      'Product 1',
      'Small',
      'AED 150.01',
      'paid (sandbox)',
    ]) {
      expect(whole.out).toContain(part);
    }
  });

  it('fails for an unknown order', async () => {
    const result = await runShopCommand(server, 'orders', 'show', 'SDL-000000-XXXXX');
    expect(result).toMatchObject({ code: 1, out: '', err: 'There is no order SDL-000000-XXXXX.' });
    expect((await runShopCommand(server, 'orders', 'show', '%')).code).toBe(1);
  });

  it('requires more characters when several orders match', async () => {
    const [first, second] = [await place(), await place()];
    const numbers = ['SDL-261121-AAAAA', 'SDL-261122-AAAAA'];
    for (const [index, placed] of [first, second].entries()) {
      await server.db
        .updateTable('orders')
        .set({ order_number: numbers[index] ?? '' })
        .where('id', '=', placed.order?._id ?? '')
        .execute();
    }
    const { code, err } = await runShopCommand(server, 'orders', 'show', 'AAAAA');
    expect(code).toBe(1);
    for (const number of numbers) expect(err).toContain(number);
  });

  it('removes control characters from customer input', async () => {
    const placed = await place();
    await server.db
      .updateTable('orders')
      .set({ first_name: '\u001B[2J\u202Eevil\r\nOrder  SDL-FAKE' })
      .where('id', '=', placed.order?._id ?? '')
      .execute();
    const { out } = await runShopCommand(server, 'orders', 'show', numberOf(placed));
    for (const hidden of ['\u001B', '\u202E', '\r']) expect(out).not.toContain(hidden);
    expect(out).not.toMatch(/^Order +SDL-FAKE/m);
  });
});

describe('orders move', () => {
  it('moves an order step by step and notifies the customer each time', async () => {
    const placed = await place();
    await pay(placed);
    for (const status of ORDER_PATH.slice(1)) {
      const { code, out } = await runShopCommand(
        server,
        'orders',
        'move',
        numberOf(placed),
        status,
      );
      expect(code).toBe(0);
      expect(out.split('\n')).toEqual([
        `${numberOf(placed)} is now ${status}. ${EMAIL} is notified by e-mail.`,
        'Note: it was paid in the sandbox, so no money was received.',
      ]);
      expect((await detailOf(placed)).orderStatus).toBe(status);
    }
    // After the confirmation and the receipt.
    expect((await subjectsTo(EMAIL)).slice(2)).toEqual(
      ['packed', 'has left our workroom', 'in transit', 'out for delivery', 'delivered'].map(
        (news) => expect.stringContaining(news),
      ),
    );
    expect((await detailOf(placed)).statusHistory).toHaveLength(ORDER_PATH.length);
  });

  it('rejects other transitions and lists the allowed ones', async () => {
    const placed = await place();
    const result = await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Delivered');
    expect(result.code).toBe(1);
    expect(result.err).toBe(`${numberOf(placed)} is Confirmed. Next statuses: Packed, Cancelled.`);
    expect((await detailOf(placed)).orderStatus).toBe('Confirmed');
    expect(await subjectsTo(EMAIL)).toHaveLength(1);
    await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Cancelled');
    const ended = await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Packed');
    expect(ended.err).toContain('This status is final.');
  });

  it('refunds a cancelled order', async () => {
    const placed = await place();
    await pay(placed);
    await server.db
      .updateTable('payments')
      .set({ provider: 'stripe' })
      .where('order_id', '=', placed.order?._id ?? '')
      .execute();
    const { out } = await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Cancelled');
    expect(out).toContain('The server refunds its payment.');
    expect((await detailOf(placed)).paymentStatus).toBe('refundDue');
  });

  it('announces no refund for an order that was paid in the sandbox', async () => {
    const placed = await place();
    await pay(placed);
    const { out } = await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Cancelled');
    expect(out).not.toContain('refunds its payment');
    expect(out).toContain('no money was received');
    await server.services.payments.worker.drain();
    expect((await detailOf(placed)).paymentStatus).toBe('refunded');
  });

  it('prints a note for an unpaid order', async () => {
    const placed = await place();
    const { out } = await runShopCommand(server, 'orders', 'move', numberOf(placed), 'Packed');
    expect(out).toContain('Note: it is not paid yet.');
  });

  it('has one legal outcome when the customer cancels at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const placed = await place();
      const body = { _id: placed.order?._id, reason: '', comment: '' };
      const [moved, cancelled] = await Promise.all([
        runShopCommand(server, 'orders', 'move', numberOf(placed), 'Packed'),
        rawCall(server, 'POST /user/cancel-order', { token, body }),
      ]);
      const { orderStatus, statusHistory = [] } = await detailOf(placed);
      expect(cancelled.status).toBe(200);
      expect(orderStatus).toBe('Cancelled');
      const path = statusHistory
        .map((step) => step.status)
        .filter((status) => status !== 'Cancelled');
      expect(path).toEqual(moved.code === 0 ? ['Confirmed', 'Packed'] : ['Confirmed']);
    }
  });
});

describe('enquiries list', () => {
  it('lists enquiries, newest first, with the names of categories', async () => {
    const base = { email: 'a@b.co', phone: '050', date: '2026-11-25', time: '10:00' };
    await rawCall(server, 'POST /user/enquiry', { body: { ...base, name: 'First' } });
    server.clock.advance(60_000);
    const about = { category: 'curtains', subCategory: 'sheer' };
    await rawCall(server, 'POST /user/enquiry', { body: { ...base, name: 'Second', ...about } });
    const { code, out } = await runShopCommand(server, 'enquiries', 'list');
    expect(code).toBe(0);
    expect(out.indexOf('Second')).toBeLessThan(out.indexOf('First'));
    expect(out).toMatch(/Wanted +2026-11-25 10:00\nStatus +requested\nAbout +Curtains, Sheer/);
  });

  it('reports an empty list', async () => {
    const { out } = await runShopCommand(server, 'enquiries', 'list');
    expect(out).toBe('There are no appointment requests.');
  });
});

describe('the command line', () => {
  it('prints its help', async () => {
    const all = await runShopCommand(server);
    expect(all.code).toBe(0);
    for (const name of ['orders list', 'orders move', 'catalogue import', 'customers erase']) {
      expect(all.out).toContain(name);
    }
    const some = await runShopCommand(server, 'orders', '--help');
    expect(some.out).toContain('orders show NUMBER');
    expect(some.out).not.toContain('enquiries');
  });

  it.each([
    ['an unknown command', ['dance']],
    ['an incomplete command', ['orders']],
    ['an unknown option', ['orders', 'list', '--colour', 'red']],
    ['a missing argument', ['orders', 'show']],
    ['an extra argument', ['orders', 'show', 'A', 'B']],
    ['a limit that is not a number', ['orders', 'list', '--limit', 'many']],
    ['an unknown status', ['orders', 'move', 'A', 'Lost']],
    ['an invalid e-mail address', ['customers', 'erase', 'aisha', '--yes']],
  ])('prints the usage when called with %s', async (_what, args) => {
    const { code, out, err } = await runShopCommand(server, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: ');
  });
});
