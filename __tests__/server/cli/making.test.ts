import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { addWindow, CURTAIN, orderCart } from '../../support/buyWindows.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const CLOTH = { productId: 'noor-white-voile', sizeId: 'noor-white-voile-1' };
const EMAIL = 'aisha@example.com';
const IS_CUT =
  'The cloth for this order has been cut, so it cannot be cancelled here. Call +971 4 000 0000 and we will find a way.';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

/** Orders a finished window, or cloth. */
async function order({ isPaid = true, isMade = true } = {}) {
  if (isMade) await addWindow({ server, token }, CURTAIN);
  else await succeed(server, 'POST /user/add-to-cart', { token, body: CLOTH });
  return orderCart({ server, token }, { isPaid });
}
/** Lets the time for changes pass. */
async function nextDay() {
  server.clock.advance(DAY);
  token = await server.signIn(EMAIL);
}
const shop = (...args: string[]) => runShopCommand(server, 'orders', ...args);
const cancel = (_id: string, headers: Record<string, string> = {}) => {
  const body = { _id, reason: '', comment: '' };
  return rawCall(server, 'POST /user/cancel-order', { token, body, headers });
};
const details = async (_id: string) =>
  (await succeed(server, 'GET /user/get-single-order-history', { token, query: { _id } })).order;

describe('orders cut and orders made (product 16.19)', () => {
  it('record the progress of finished windows and end cancelling, in both languages', async () => {
    const { id, number } = await order();
    await nextDay();
    expect((await details(id)).madeDelivery?.state).toBe('waiting');
    expect((await shop('made', number)).err).toContain(`${number} is not cut yet`);
    expect((await shop('cut', number)).code).toBe(0);
    expect((await details(id)).madeDelivery?.state).toBe('cutting');
    expect(await cancel(id)).toMatchObject({ status: 409, body: { message: IS_CUT } });
    expect((await cancel(id, { 'Accept-Language': 'ar' })).body).toMatchObject({
      message: expect.stringContaining('قُصّ قماش هذا الطلب'),
    });
    expect((await shop('made', number)).out).toContain('orders move');
    expect((await details(id)).madeDelivery?.state).toBe('made');
    expect(await cancel(id)).toMatchObject({ status: 409 });
    expect((await details(id)).orderStatus).toBe('Confirmed');
    const { out } = await shop('show', number);
    expect(out).toMatch(/Cut +2026-11-27 14:00\nMade +2026-11-27 14:00/);
    for (const [step, problem] of [
      ['cut', 'is being cut since'],
      ['made', 'is made since'],
    ] as const)
      expect((await shop(step, number)).err).toContain(problem);
  });

  it('leave the customer the time for changes, and longer while nothing is cut', async () => {
    const { id, number } = await order();
    server.clock.advance(DAY - 1);
    expect((await shop('cut', number)).err).toBe(
      `${number} can be cancelled by its customer until 2026-11-27 14:00. Cut it from then on.`,
    );
    server.clock.advance(2 * DAY);
    token = await server.signIn(EMAIL);
    expect((await cancel(id)).status).toBe(200);
    expect((await shop('cut', number)).err).toBe(`${number} is Cancelled.`);
  });

  it('count what has left the workroom as made', async () => {
    const { id, number } = await order();
    await shop('move', number, 'Packed');
    expect((await details(id)).madeDelivery?.state).toBe('made');
    expect(await cancel(id)).toMatchObject({ status: 409, body: { message: IS_CUT } });
  });

  it.each([
    ['is not paid', { isPaid: false }],
    ['has no finished windows', { isMade: false }],
  ])('refuse an order that %s', async (problem, made) => {
    const { number } = await order(made);
    await nextDay();
    expect(await shop('cut', number)).toMatchObject({ code: 1, err: `${number} ${problem}.` });
  });

  it('and a cancellation at once have one winner, who is not contradicted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, number } = await order();
      await nextDay();
      const race = [() => cancel(id), () => shop('cut', number)];
      const started = (round % 2 === 0 ? race : race.toReversed()).map((start) => start());
      const ends = await Promise.all(started);
      const won = ends.map((end) => ('code' in end ? end.code === 0 : end.status === 200));
      expect(won.filter(Boolean)).toHaveLength(1);
      const { orderStatus, madeDelivery } = await details(id);
      const isCancelled = orderStatus === 'Cancelled';
      expect(madeDelivery?.state).toBe(isCancelled ? 'waiting' : 'cutting');
      server.clock.advance(DAY);
      token = await server.signIn(EMAIL);
    }
  });
});
