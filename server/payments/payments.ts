import type { PaymentType } from '../../src/contract/orders.ts';
import { HOUR, MINUTE, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { OrdersTable, PaymentProviderName, PaymentsTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorFacts.ts';
import type { Log } from '../log.ts';
import { lockOrder } from '../repositories/orders.ts';
import {
  findPayment,
  findRunning,
  insertPayment,
  movePayment,
  openPayment,
  paymentsOf,
  recordEvent,
} from '../repositories/payments.ts';
import { canonicalEmail } from '../rules/email.ts';
import { settlePayment } from './settle.ts';
import type { PaymentEvent, PaymentProvider, PaymentReport } from './provider.ts';

/** Providers let a payment page go after a day; before that a new one is made. */
const PAGE_LIFE_MS = 20 * HOUR;
/** How long an attempt that got no answer is repeated as the same attempt, so that it cannot make two pages. */
const ATTEMPT_LIFE_MS = 10 * MINUTE;
const PROVIDER_TIMEOUT_MS = 10_000;

/** Thrown when the provider cannot be reached or refuses; the order stays and can be paid later. */
export class PaymentUnavailableError extends Error {}

/** Thrown when there is nothing to pay: paid already, or cancelled. */
export class NotPayableError extends Error {}

export interface Payments {
  /**
   * Address of the page on which an order can be paid now; the same one as long as it is good.
   * @throws PaymentUnavailableError, NotPayableError
   */
  open: (order: OrdersTable) => Promise<string>;
  /** Takes down what a provider reports; only matching amounts count, and the same news twice has one effect. */
  settle: (provider: PaymentProviderName, report: PaymentReport) => Promise<void>;
  /** Like settle, for news with an id of its own. */
  receive: (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>;
  /** The provider of that name, when it is configured. */
  provider: (name: PaymentProviderName) => PaymentProvider | undefined;
}

export interface PaymentsParts {
  db: Db;
  clock: Clock;
  log: Log;
  /** Who takes each choice of the checkout. */
  providers: Record<PaymentType, PaymentProvider>;
  /** Absolute base address of the shop. */
  publicUrl: string;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PROVIDER_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function createPayments(parts: PaymentsParts): Payments {
  const { db, clock, log, providers, publicUrl } = parts;

  /** The payment to be continued, or a new one; runs before and apart from the provider's call. */
  const prepare = (order: OrdersTable): Promise<PaymentsTable> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const current = await lockOrder(trx, order.id, now);
      const settled = (await paymentsOf(trx, order.id)).some((payment) => payment.state === 'paid');
      if (!current || current.status === 'Cancelled' || settled) {
        throw new NotPayableError('There is nothing to pay for this order.');
      }
      const provider = providers[order.payment_type];
      const running = await findRunning(trx, order.id);
      const life = running?.state === 'open' ? PAGE_LIFE_MS : ATTEMPT_LIFE_MS;
      const isGood =
        running?.provider === provider.name && running.created_at > isoAfter(now, -life);
      if (running && isGood) return running;
      if (running) {
        await movePayment(trx, { id: running.id, from: [running.state], to: 'expired' }, now);
      }
      const price = provider.priceOf(order.total_minor);
      const payment = { orderId: order.id, provider: provider.name, ...price };
      const made = await insertPayment(trx, payment, now);
      if (!made) throw new PaymentUnavailableError('Another payment has just been started.');
      return made;
    });

  const startAtProvider = async (order: OrdersTable, payment: PaymentsTable): Promise<string> => {
    const orderPage = `${publicUrl}/MyOrders-detail?id=${encodeURIComponent(order.id)}`;
    const started = await withTimeout(
      providers[order.payment_type].start({
        paymentId: payment.id,
        orderNumber: order.order_number,
        amountMinor: payment.amount_minor,
        currency: payment.currency,
        email: canonicalEmail(order.email),
        returnUrl: `${publicUrl}/api/payments/${payment.provider}/return`,
        cancelUrl: orderPage,
      }),
    ).catch((error: unknown) => {
      log.error('A payment could not be started.', {
        provider: payment.provider,
        reason: reasonOf(error),
      });
      throw new PaymentUnavailableError('The payment provider cannot be reached.');
    });
    await openPayment(db, { id: payment.id, ...started }, clock.now());
    return (await findPayment(db, payment.id))?.url ?? started.url;
  };

  return {
    open: async (order) => {
      const payment = await prepare(order);
      return payment.url ?? startAtProvider(order, payment);
    },
    settle: (name, report) =>
      db.transaction().execute((trx) => settlePayment(trx, parts, name, report)),
    receive: (provider, event) =>
      db.transaction().execute(async (trx) => {
        const { eventId, type, report } = event;
        const isNew = await recordEvent(trx, { provider, eventId, type }, clock.now());
        if (isNew && report) await settlePayment(trx, parts, provider, report);
      }),
    provider: (name) => Object.values(providers).find((candidate) => candidate.name === name),
  };
}
