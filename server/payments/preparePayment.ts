import { HOUR, MINUTE, isoAfter } from '../clock.ts';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';
import { lockOwnOrder, setPaymentType } from '../repositories/orders.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { expireRunning, findRunning, insertPayment, paymentsOf } from '../repositories/payments.ts';
import {
  NotPayableError,
  PaymentDeclinedError,
  PaymentTypeUnavailableError,
  PaymentUnavailableError,
} from './errors.ts';
import { rejectionOf } from './provider.ts';
import type { PaymentProvider } from './provider.ts';
import { isReceived } from './settle.ts';
import type { Payments, PaymentsParts } from './types.ts';

/** Payment pages are replaced before they expire at the provider, after a day. */
export const PAGE_LIFE_MS = 20 * HOUR;
/** Attempts without a response are retried with the same idempotency key, to create one page only. */
const ATTEMPT_LIFE_MS = 10 * MINUTE;

type PrepareParts = Pick<PaymentsParts, 'db' | 'clock' | 'providers'> & Pick<Payments, 'counted'>;

/** The provider of an order's payment type. @throws PaymentTypeUnavailableError */
export function providerFor(
  { providers }: Pick<PaymentsParts, 'providers'>,
  { payment_type: type }: Pick<OrdersTable, 'payment_type'>,
): PaymentProvider {
  const provider = providers[type];
  if (!provider) throw new PaymentTypeUnavailableError(`No provider is set up for ${type}.`);
  return provider;
}

/** Whether the provider has just rejected the customer, so that it is not asked again. */
function isRejected({ name }: PaymentProvider, payment: PaymentsTable, since: string): boolean {
  const { provider, state, reference, created_at: createdAt } = payment;
  return provider === name && state === 'declined' && reference === null && createdAt > since;
}

/**
 * Returns the payment to continue, or a new one; commits before the provider is called.
 * @param order with the payment type that the customer wants, which the order gets
 * @param pageLifeMs age from which a payment page is replaced
 * @throws NotPayableError, PaymentDeclinedError, PaymentUnavailableError
 */
export function preparePayment(
  parts: PrepareParts,
  order: OrdersTable,
  pageLifeMs = PAGE_LIFE_MS,
): Promise<PaymentsTable> {
  const { db, clock, counted } = parts;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const own = ownOf(order);
    const current = await lockOwnOrder(trx, own, now);
    const all = counted(await paymentsOf(trx, own));
    const isDue = current && current.status !== 'Cancelled' && current.remake_of === null;
    if (!isDue || all.some(isReceived)) {
      throw new NotPayableError('There is nothing to pay for this order.');
    }
    const provider = providerFor(parts, order);
    const since = isoAfter(now, -ATTEMPT_LIFE_MS);
    const rejected = all.find((payment) => isRejected(provider, payment, since));
    if (rejected) throw new PaymentDeclinedError(rejectionOf(rejected.last_error));
    if (current.payment_type !== order.payment_type) {
      await setPaymentType(trx, own, order.payment_type);
    }
    const running = await findRunning(trx, own);
    const life = running?.state === 'open' ? pageLifeMs : ATTEMPT_LIFE_MS;
    const isReusable =
      running?.provider === provider.name && running.created_at > isoAfter(now, -life);
    if (running && isReusable) return running;
    await expireRunning(trx, own, now);
    const { amountMinor: amount_minor, currency } = provider.priceOf(order.total_minor);
    const payment = { order_id: order.id, provider: provider.name, amount_minor, currency };
    const inserted = await insertPayment(trx, payment, now);
    if (!inserted) throw new PaymentUnavailableError('Another payment has just been started.');
    return inserted;
  });
}
