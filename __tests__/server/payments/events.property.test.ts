import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR } from '../../../server/clock.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import type { FakeStripe, SignedBody } from '../../support/providers/fakeStripe.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { openPaymentShop } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createStripeRig } from '../../support/providers/rigs.ts';

const NOW = '2026-11-21T08:00:00.000Z';
let api: FakeStripe;
let shop: PaymentShop;
beforeAll(async () => {
  const rig = await createStripeRig();
  api = rig.api;
  shop = await openPaymentShop(rig, { now: NOW });
});
afterAll(async () => {
  await shop.server.close();
  await api.close();
});

const KINDS = ['paid', 'declined', 'expired', 'open', 'wrong amount'] as const;
type Kind = (typeof KINDS)[number];

/** A report of Stripe about a payment of an order. */
interface StripeReport {
  payment: number;
  kind: Kind;
}

const EVENTS: Record<Kind, { type: string; session: Record<string, unknown> }> = {
  paid: { type: 'completed', session: { payment_status: 'paid', status: 'complete' } },
  declined: { type: 'async_payment_failed', session: { status: 'complete' } },
  expired: { type: 'expired', session: { status: 'expired', payment_status: 'unpaid' } },
  open: { type: 'completed', session: { status: 'open', payment_status: 'unpaid' } },
  'wrong amount': {
    type: 'completed',
    session: { payment_status: 'paid', status: 'complete', amount_total: 1 },
  },
};

/** Expected final states, independent of order and number of reports. */
function expectedStates(
  count: number,
  reports: readonly StripeReport[],
  isCancelled: boolean,
): string[] {
  const has = (payment: number, kind: Kind): boolean =>
    reports.some((one) => one.payment === payment && one.kind === kind);
  const payments = Array.from({ length: count }, (_, index) => index);
  const kept = isCancelled ? undefined : payments.find((payment) => has(payment, 'paid'));
  return payments.map((payment) => {
    if (has(payment, 'paid')) return payment === kept ? 'paid' : 'refunded';
    if (has(payment, 'declined')) return 'declined';
    // A new page is created after the previous one has expired.
    const isClosed = payment < count - 1 || isCancelled || has(payment, 'expired');
    return isClosed ? 'expired' : 'open';
  });
}

/** Places an order with several payments, each after the previous page has expired. */
async function placeWithPayments(
  count: number,
): Promise<{ placed: PlacedOrder; references: string[] }> {
  const known = api.sessions.size;
  shop.server.clock.set(NOW);
  const placed = await shop.place();
  for (let more = 1; more < count; more += 1) {
    shop.server.clock.advance(21 * HOUR);
    await shop.payAgain(placed);
  }
  return { placed, references: [...api.sessions.keys()].slice(known) };
}

const scenario = fc
  .record({
    count: fc.integer({ min: 1, max: 3 }),
    reports: fc.array(fc.record({ payment: fc.nat(2), kind: fc.constantFrom(...KINDS) }), {
      maxLength: 10,
    }),
    isCancelled: fc.boolean(),
    isParallel: fc.boolean(),
  })
  .chain(({ count, reports, ...rest }) => {
    const own = reports.map((one) => ({ ...one, payment: one.payment % count }));
    // Each report up to three times in any order, with a cancellation at any position.
    const sent = own.flatMap((_, index) => [index, index, index]);
    return fc.record({
      count: fc.constant(count),
      reports: fc.constant(own),
      sent: fc
        .tuple(fc.subarray(sent), fc.constant(own.map((_, index) => index)))
        .chain(([again, all]) =>
          fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
        ),
      cancelAt: rest.isCancelled ? fc.nat(30) : fc.constant(undefined),
      isParallel: fc.constant(rest.isParallel),
    });
  });

describe('payment reports', () => {
  it('lead to the same result in any order, number and concurrency', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async ({ count, reports, sent, cancelAt, isParallel }) => {
        runs += 1;
        const { placed, references } = await placeWithPayments(count);
        const events: SignedBody[] = reports.map(({ payment, kind }, index) => {
          const reference = references[payment] ?? '';
          const { type, session } = EVENTS[kind];
          const id = `evt_${runs}_${index}`;
          return api.event(`checkout.session.${type}`, reference, { id, session });
        });
        for (const { payment, kind } of reports) {
          if (kind === 'paid') api.pay(references[payment] ?? '');
        }
        const steps = sent.map((index) => async () => {
          const event = events[index];
          if (event) expect(await shop.webhook('stripe', event)).toBe(200);
        });
        if (cancelAt !== undefined) steps.splice(cancelAt, 0, () => shop.cancel(placed));
        if (isParallel) await Promise.all(steps.map((step) => step()));
        else for (const step of steps) await step();
        await shop.work();
        expect(await shop.payments(placed)).toEqual(
          expectedStates(count, reports, cancelAt !== undefined),
        );
      }),
      { numRuns: 40, seed: PROPERTY_SEED },
    );
    const refunded = api.refunds.map((refund) => refund.payment_intent);
    expect(new Set(refunded).size).toBe(refunded.length);
    expect(refunded.length).toBeGreaterThan(0);
  });
});
