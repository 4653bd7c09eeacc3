import type { PaymentType } from '../../src/contract/orders.ts';
import { HOUR, MINUTE, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { OrdersTable, PaymentProviderName, PaymentsTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorFacts.ts';
import type { Log } from '../log.ts';
import { orderPageUrl } from '../orders/links.ts';
import { findOrderToPay, lockOwnOrder, ownOf } from '../repositories/orders.ts';
import {
  findByReference,
  findPayment,
  findRunning,
  insertPayment,
  movePayment,
  openPayment,
  paymentsOf,
  recordEvent,
} from '../repositories/payments.ts';
import { canonicalEmail } from '../rules/email.ts';
import { createWorker } from '../worker.ts';
import type { Worker } from '../worker.ts';
import { workOnPayment } from './paymentQueue.ts';
import { PaymentRefusedError } from './provider.ts';
import type { PaymentEvent, PaymentProvider, PaymentReport } from './provider.ts';
import { isReceived, settlePayment } from './settle.ts';

/** Providers let a payment page go after a day; before that a new one is made. */
const PAGE_LIFE_MS = 20 * HOUR;
/** How long an attempt that got no answer is repeated as the same attempt, so that it cannot make two pages. */
const ATTEMPT_LIFE_MS = 10 * MINUTE;
/** Bounds several calls of a provider in a row: a shopper may be waiting. */
const ANSWER_MS = 10_000;

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
  /**
   * Asks the provider how a payment stands and takes that down, so that nothing depends on its news arriving.
   * @throws PaymentUnavailableError
   */
  confirm: (payment: PaymentsTable) => Promise<PaymentReport>;
  /** Takes down what a provider reports; only matching amounts count, and the same news twice has one effect. */
  settle: (provider: PaymentProviderName, report: PaymentReport) => Promise<void>;
  /**
   * Like settle, for news with an id of its own.
   * @throws PaymentUnavailableError
   */
  receive: (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>;
  /** The provider of that name, when it is configured. */
  provider: (name: PaymentProviderName) => PaymentProvider | undefined;
  /** Follows open payments up and returns the money that is due back. */
  worker: Worker;
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
    const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the money of a payment would be kept if it came now. */
async function isWanted(db: Db, payment: PaymentsTable): Promise<boolean> {
  const order = await findOrderToPay(db, payment.order_id);
  if (!order || order.status === 'Cancelled') return false;
  const others = (await paymentsOf(db, ownOf(order))).filter(({ id }) => id !== payment.id);
  return !others.some(isReceived);
}

export function createPayments(parts: PaymentsParts): Payments {
  const { db, clock, log, providers, publicUrl } = parts;

  const providerOf = (name: PaymentProviderName): PaymentProvider | undefined =>
    Object.values(providers).find((candidate) => candidate.name === name);

  /** The payment to be continued, or a new one; runs before and apart from the provider's call. */
  const prepare = (order: OrdersTable): Promise<PaymentsTable> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const own = ownOf(order);
      const current = await lockOwnOrder(trx, own, now);
      const isSettled = (await paymentsOf(trx, own)).some(isReceived);
      if (!current || current.status === 'Cancelled' || isSettled) {
        throw new NotPayableError('There is nothing to pay for this order.');
      }
      const provider = providers[order.payment_type];
      const running = await findRunning(trx, own);
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

  /** A refusal ends the attempt, so that the next one is a new one; silence may still become a page. */
  const fail = async (payment: PaymentsTable, error: unknown): Promise<never> => {
    const { id, provider } = payment;
    log.error('A payment could not be started.', { provider, reason: reasonOf(error) });
    if (error instanceof PaymentRefusedError) {
      await movePayment(db, { id, from: ['created'], to: 'expired' }, clock.now());
    }
    throw new PaymentUnavailableError('The payment provider cannot be reached.');
  };

  const startAtProvider = async (order: OrdersTable, payment: PaymentsTable): Promise<string> => {
    const started = await withTimeout(
      providers[order.payment_type].start({
        paymentId: payment.id,
        orderNumber: order.order_number,
        amountMinor: payment.amount_minor,
        currency: payment.currency,
        expiresAt: new Date(Date.parse(payment.created_at) + PAGE_LIFE_MS),
        email: canonicalEmail(order.email),
        returnUrl: `${publicUrl}/api/payments/${payment.provider}/return`,
        cancelUrl: orderPageUrl({ publicUrl }, order.id),
      }),
    ).catch((error: unknown) => fail(payment, error));
    const own = ownOf(order);
    await openPayment(db, own, { id: payment.id, ...started }, clock.now());
    return (await findPayment(db, own, payment.id))?.url ?? started.url;
  };

  /** What the provider says; money is collected only for an order that still wants it. */
  const ask = async (payment: PaymentsTable): Promise<PaymentReport> => {
    const provider = providerOf(payment.provider);
    if (!provider || payment.reference === null) {
      throw new PaymentUnavailableError('There is nobody to ask about this payment.');
    }
    const question = (await isWanted(db, payment)) ? provider.collect : provider.look;
    return withTimeout(question(payment.reference)).catch((error: unknown) => {
      throw new PaymentUnavailableError(reasonOf(error));
    });
  };

  const settle: Payments['settle'] = (name, report) =>
    db.transaction().execute((trx) => settlePayment(trx, parts, name, report));

  const confirm: Payments['confirm'] = async (payment) => {
    const report = await ask(payment);
    await settle(payment.provider, report);
    return report;
  };

  /** How an open page stands; when nobody can say, it is taken to be good. */
  const outcomeOf = async (payment: PaymentsTable): Promise<PaymentReport['outcome']> =>
    confirm(payment).then(
      (report) => report.outcome,
      (error: unknown) => {
        log.warn('A payment page could not be checked.', { reason: reasonOf(error) });
        return 'open';
      },
    );

  const worker = createWorker({
    name: 'payment queue',
    log,
    step: () => workOnPayment({ db, clock, log, confirm, providers: Object.values(providers) }),
  });

  return {
    open: async (order) => {
      const payment = await prepare(order);
      if (!payment.url) return startAtProvider(order, payment);
      if ((await outcomeOf(payment)) === 'open') return payment.url;
      const next = await prepare(order);
      if (next.id === payment.id) throw new NotPayableError('This payment is under way.');
      return next.url ?? startAtProvider(order, next);
    },
    confirm,
    settle,
    receive: async (provider, event) => {
      const { eventId, type, reference } = event;
      const payment = reference && (await findByReference(db, provider, reference));
      const report = event.report ?? (payment ? await ask(payment) : undefined);
      await db.transaction().execute(async (trx) => {
        const isNew = await recordEvent(trx, { provider, eventId, type }, clock.now());
        if (isNew && report) await settlePayment(trx, parts, provider, report);
      });
    },
    provider: providerOf,
    worker,
  };
}
