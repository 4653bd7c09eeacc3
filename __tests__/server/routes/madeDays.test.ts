import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { goodBilling, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const BLIND: WindowPriceRequest = {
  productId: 'ufuq-screen-roller',
  window: { mount: 'inside', widths: [120.5], drops: [200], depth: 10 },
  options: { control: 'mains' },
  keep: true,
};
const EMAIL = 'aisha@example.com';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

async function addMade(body: WindowPriceRequest): Promise<void> {
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', { body, token });
  const line = { productId: body.productId, sizeId };
  await succeed(server, 'POST /user/add-to-cart', { token, body: line });
}
const cart = () => succeed(server, 'GET /user/get-cart', { token, query: {} });
async function order(): Promise<string> {
  const query = { paymentType: 'stripe' } as const;
  const { url } = await succeed(server, 'POST /user/place-order', {
    token,
    query,
    body: goodBilling,
  });
  return url ?? '';
}
const pay = (url: string) => server.fetch(`${url}/approve`, { method: 'POST', redirect: 'manual' });
async function details() {
  const { orders } = await succeed(server, 'GET /user/get-orders', { token, query: {} });
  const query = { _id: orders[0]?._id ?? '' };
  return (await succeed(server, 'GET /user/get-single-order-history', { token, query })).order;
}

describe('the days of finished windows (product 16.19)', () => {
  it('are those of payment today in the cart and in the mail, and count from the payment in the order', async () => {
    await addMade(CURTAIN);
    // Thursday: a day for changes, a day to sew, a day for the fitter; Sunday does not count.
    const windows =
      'Finished windows are made by Saturday 28 November and fitted from Monday 30 November if you pay today; we call to agree on the hour.';
    const cancelling = 'You can cancel for 24 hours after you pay. Then we cut the cloth.';
    expect((await cart()).madeDelivery?.delivery).toBe(`${windows} ${cancelling}`);
    const cloth = { productId: 'noor-white-voile', sizeId: 'noor-white-voile-1' };
    await succeed(server, 'POST /user/add-to-cart', { token, body: cloth });
    expect((await cart()).madeDelivery?.delivery).toBe(
      `${windows} ${cancelling} Everything else is with you by Saturday 28 November.`,
    );
    const url = await order();
    expect((await server.outbox.mails()).at(-1)?.text).toContain(
      'If you pay today, your finished windows are made by Saturday 28 November and fitted from Monday 30 November.',
    );
    expect((await details()).madeDelivery).toEqual({ isFitted: true, state: 'waiting' });
    server.clock.advance(DAY);
    token = await server.signIn(EMAIL);
    await pay(url);
    expect((await details()).madeDelivery).toEqual({
      isFitted: true,
      madeBy: '2026-11-30T10:00:00.000Z',
      arrives: '2026-12-01T10:00:00.000Z',
      cancelUntil: '2026-11-28T10:00:00.000Z',
      state: 'waiting',
      calendarUrl: expect.stringMatching(/^\/api\/calendar\/[\w-]+\.[0-9a-f]{64}\.ics$/),
    });
    const receipt = (await server.outbox.mails()).at(-1)?.text ?? '';
    expect(receipt).toContain('It is ready by Monday 30 November.');
    expect(receipt).toContain('We fit it from Tuesday 1 December');
    expect(receipt).toContain('until Saturday 28 November, 14:00.');
  });

  it('lead to a fitter, not to a parcel, in every mail', async () => {
    await addMade(CURTAIN);
    await pay(await order());
    const { orderId } = await details();
    const texts = {
      Packed: 'We fit it from Monday 30 November, and call you to agree on the hour.',
      Shipped: 'We fit it from Monday 30 November',
      InTransit: 'We fit it from Monday 30 November',
      OutForDelivery: 'We come today to fit it. Our fitter calls you before.',
      Delivered: 'Let it rest for a week: folds fall out by themselves.',
    };
    for (const [status, expected] of Object.entries(texts)) {
      await runShopCommand(server, 'orders', 'move', orderId, status);
      const mail = (await server.outbox.mails()).at(-1)?.text;
      expect(mail).toContain(expected);
      expect(mail).not.toMatch(/hour of delivery|driver|parcel/);
    }
  });

  it('take longer with a motor', async () => {
    await addMade(BLIND);
    expect((await cart()).madeDelivery?.delivery).toContain('made by Wednesday 2 December');
  });

  it('are a day in the calendar, also of a cancelled order, behind a secret URL', async () => {
    await addMade(CURTAIN);
    await pay(await order());
    const { _id, madeDelivery } = await details();
    const url = madeDelivery?.calendarUrl ?? '';
    expect((await server.outbox.mails()).at(-1)?.text).toContain(url);
    const file = await (await server.fetch(url)).text();
    for (const line of [
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:Sadeel fits your windows',
      'STATUS:CONFIRMED',
    ])
      expect(file).toContain(line);
    expect(file).not.toMatch(/Aisha|Villa|\+971501234567/);
    await succeed(server, 'POST /user/cancel-order', {
      token,
      body: { _id, reason: '', comment: '' },
    });
    const cancelled = async () => (await server.fetch(url)).text();
    const uid = /UID:\S+/.exec(file)?.[0] ?? '';
    for (const line of [uid, 'DTSTART;VALUE=DATE:20261130', 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(await cancelled()).toContain(line);
    await server.db.updateTable('payments').set({ state: 'refunded' }).execute();
    expect(await cancelled()).toContain('STATUS:CANCELLED');
    for (const wrong of [url.replace(/.{5}\.ics/, '00000.ics'), '/api/calendar/x.ics'])
      expect((await server.fetch(wrong)).status).toBe(404);
  });
});
