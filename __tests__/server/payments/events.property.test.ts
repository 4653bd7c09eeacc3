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

const WORDS = ['paid', 'declined', 'expired', 'open', 'wrong amount'] as const;
type Word = (typeof WORDS)[number];

/** A report of Stripe about one payment of an order. */
interface News {
  payment: number;
  word: Word;
}

const EVENTS: Record<Word, { type: string; session: Record<string, unknown> }> = {
  paid: { type: 'completed', session: { payment_status: 'paid', status: 'complete' } },
  declined: { type: 'async_payment_failed', session: { status: 'complete' } },
  expired: { type: 'expired', session: { status: 'expired', payment_status: 'unpaid' } },
  open: { type: 'completed', session: { status: 'open', payment_status: 'unpaid' } },
  'wrong amount': {
    type: 'completed',
    session: { payment_status: 'paid', status: 'complete', amount_total: 1 },
  },
};

/** Expected final states, computed from the set of reports only. */
function oracle(count: number, news: readonly News[], isCancelled: boolean): string[] {
  const has = (payment: number, word: Word): boolean =>
    news.some((one) => one.payment === payment && one.word === word);
  const payments = Array.from({ length: count }, (_, index) => index);
  const keeper = isCancelled ? undefined : payments.find((payment) => has(payment, 'paid'));
  return payments.map((payment) => {
    if (has(payment, 'paid')) return payment === keeper ? 'paid' : 'refunded';
    if (has(payment, 'declined')) return 'declined';
    // Every page except the last had to expire before the next one was created.
    const isClosed = payment < count - 1 || isCancelled || has(payment, 'expired');
    return isClosed ? 'expired' : 'open';
  });
}

/** An order with several payments, each created after the page before it has expired. */
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

const story = fc
  .record({
    count: fc.integer({ min: 1, max: 3 }),
    news: fc.array(fc.record({ payment: fc.nat(2), word: fc.constantFrom(...WORDS) }), {
      maxLength: 10,
    }),
    isCancelled: fc.boolean(),
    isParallel: fc.boolean(),
  })
  .chain(({ count, news, ...rest }) => {
    const own = news.map((one) => ({ ...one, payment: one.payment % count }));
    // Each report up to three times, in any order, with the cancellation anywhere in between.
    const sent = own.flatMap((_, index) => [index, index, index]);
    return fc.record({
      count: fc.constant(count),
      news: fc.constant(own),
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
    let stories = 0;
    await fc.assert(
      fc.asyncProperty(story, async ({ count, news, sent, cancelAt, isParallel }) => {
        stories += 1;
        const { placed, references } = await placeWithPayments(count);
        const events: SignedBody[] = news.map(({ payment, word }, index) => {
          const reference = references[payment] ?? '';
          const { type, session } = EVENTS[word];
          const id = `evt_${stories}_${index}`;
          return api.event(`checkout.session.${type}`, reference, { id, session });
        });
        for (const { payment, word } of news) {
          if (word === 'paid') api.pay(references[payment] ?? '');
        }
        const steps = sent.map((index) => async () => {
          const event = events[index];
          if (event) expect(await shop.webhook('stripe', event)).toBe(200);
        });
        if (cancelAt !== undefined) steps.splice(cancelAt, 0, () => shop.cancel(placed));
        if (isParallel) await Promise.all(steps.map((step) => step()));
        else for (const step of steps) await step();
        await shop.work();
        expect(await shop.payments(placed)).toEqual(oracle(count, news, cancelAt !== undefined));
      }),
      { numRuns: 40, seed: PROPERTY_SEED },
    );
    const refunded = api.refunds.map((refund) => refund.payment_intent);
    expect(new Set(refunded).size).toBe(refunded.length);
    expect(refunded.length).toBeGreaterThan(0);
  });
});
