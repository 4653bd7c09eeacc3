import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import type { Mail, MailTransport } from '../../../server/mail/mail.ts';
import { createCrashPoints } from '../../support/crashPoints.ts';
import { isThorough } from '../../support/isThorough.ts';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';
import { createPaypalRig, createStripeRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';

/** Distance of the crash points that this run tries; the rig of each provider starts at another one. */
const STRIDE = isThorough ? 1 : 6;

/** Repeatable actions of a customer, from the cart to the refund. */
function customerSteps(rig: ProviderRig, email: string) {
  let token = '';
  let reference = '';
  const place = async (server: TestServer): Promise<void> => {
    token = await server.signIn(email);
    await rawCall(server, 'POST /user/place-order', {
      token,
      headers: { 'Idempotency-Key': email },
      query: { paymentType: 'stripe' },
      body: goodBilling,
    });
  };
  const pay = async (server: TestServer): Promise<void> => {
    reference = rig.references().at(-1) ?? '';
    rig.pay(reference);
    await server.fetch(rig.returnPath(reference), { redirect: 'manual' });
  };
  const cancel = async (server: TestServer): Promise<void> => {
    token = await server.signIn(email);
    const query = { filter: '30' };
    const { body } = await rawCall(server, 'GET /user/get-orders', { token, query });
    const { orders = [] } = body as { orders?: { _id: string }[] };
    await rawCall(server, 'POST /user/cancel-order', {
      token,
      body: { _id: orders[0]?._id, reason: '', comment: '' },
    });
  };
  const release = (server: TestServer): Promise<void> => server.services.payments.worker.drain();
  return [place, pay, cancel, release];
}

/** Records sent mails by message id, by which mail servers detect duplicates. */
function createMailRecorder(): { transport: MailTransport; sentTo: (email: string) => number } {
  const sent = new Map<string, Mail>();
  return {
    transport: {
      keepsContent: false,
      send: (mail, { id }) => {
        sent.set(id, mail);
        return Promise.resolve();
      },
    },
    sentTo: (email) => [...sent.values()].filter((mail) => mail.to === email).length,
  };
}

async function outcomeFor(server: TestServer, email: string) {
  const token = await server.signIn(email);
  const query = { filter: '30' };
  const { orders } = await succeed(server, 'GET /user/get-orders', { token, query });
  const { cart } = await succeed(server, 'GET /user/get-cart', { token });
  const one = { _id: orders[0]?._id ?? '' };
  const { order } = await succeed(server, 'GET /user/get-single-order-history', {
    token,
    query: one,
  });
  return {
    orders: orders.length,
    cart: cart.length,
    status: order.orderStatus,
    payment: order.paymentStatus,
  };
}

describe.each([
  ['Stripe', createStripeRig, 0],
  ['PayPal', createPaypalRig, -Math.floor(STRIDE / 2)],
])('a server that crashes while a customer pays by %s', (_name, createRig, offset) => {
  let rig: ProviderRig;
  let open: OpenDatabase;
  beforeEach(async () => {
    rig = await createRig();
    open = await openTestDatabase();
  });
  afterEach(async () => {
    await open.close();
    await rig.api.close();
  });

  it('loses and duplicates nothing at any crash point', async () => {
    const shared = { ...open, close: () => Promise.resolve() };
    const recorder = createMailRecorder();
    let crashPoint = offset;
    let hasCrashed = true;
    while (hasCrashed) {
      crashPoint += STRIDE;
      const email = `customer-${crashPoint}@example.com`;
      const crash = createCrashPoints();
      const first = await createTinyServer({
        database: { ...shared, db: crash.watch(open.db) },
        providers: { stripe: crash.watchProvider(rig.provider) },
        transport: recorder.transport,
      });
      const token = await first.signIn(email);
      await succeed(first, 'POST /user/add-to-cart', { token, body: smallLine });
      const [refunds, pages] = [rig.refunds(), rig.references().length];
      const steps = customerSteps(rig, email);
      crash.dieAt(crashPoint);
      while (!crash.isDead() && steps[0]) {
        await steps[0](first).catch(() => undefined);
        if (!crash.isDead()) steps.shift();
      }
      hasCrashed = crash.isDead();
      crash.dieAt(0);
      // A new process continues after the leases of the crashed one have expired.
      const second = await createTinyServer({
        database: shared,
        providers: { stripe: rig.provider },
        transport: recorder.transport,
        now: new Date(first.clock.now().getTime() + 5 * MINUTE),
      });
      for (const step of steps) await step(second);
      await second.services.mailer.drain();
      const outcome = {
        ...(await outcomeFor(second, email)),
        pages: rig.references().length - pages,
        refunds: rig.refunds() - refunds,
        mails: recorder.sentTo(email),
      };
      expect({ crashPoint, ...outcome }).toEqual({
        crashPoint,
        orders: 1,
        cart: 0,
        status: 'Cancelled',
        payment: 'refunded',
        pages: 1,
        refunds: 1,
        // Confirmation, receipt, cancellation, refund.
        mails: 4,
      });
      await first.close();
      await second.close();
    }
    // Ensures that crash points were reached.
    expect(crashPoint).toBeGreaterThan(60);
  });
});
