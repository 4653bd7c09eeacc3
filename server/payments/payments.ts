import type { PaymentType } from '../../src/contract/orders.ts';
import { isoAfter } from '../clock.ts';
import type { OrdersTable, PaymentProviderName, PaymentsTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorDetails.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import { readOrderFacts } from '../repositories/orderFacts.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import {
  findByReference,
  findPayment,
  movePayment,
  openPayment,
  paymentsOf,
} from '../repositories/payments.ts';
import { recordEvent } from '../repositories/paymentEvents.ts';
import { canonicalEmail } from '../rules/email.ts';
import { createWorker } from '../worker.ts';
import { processPayment } from './paymentQueue.ts';
import { NotPayableError, PaymentDeclinedError, PaymentUnavailableError } from './errors.ts';
import { PAGE_LIFE_MS, preparePayment, providerFor } from './preparePayment.ts';
import { PaymentRefusedError, PaymentRejectedError } from './provider.ts';
import type { OrderLimits, PaymentProvider, PaymentReport } from './provider.ts';
import { isReceived, settlePayment } from './settle.ts';
import type { Payments, PaymentsParts } from './types.ts';

const PAYMENT_TYPES: readonly PaymentType[] = ['stripe', 'paypal', 'tabby'];
const NO_LIMITS: OrderLimits = { minMinor: 0, maxMinor: Infinity };
/** Time limit of consecutive provider requests, because a customer may be waiting. */
const PROVIDER_RESPONSE_MS = 10_000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no response in time')), PROVIDER_RESPONSE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function createPayments(parts: PaymentsParts): Payments {
  const { db, clock, log, providers, publicUrl } = parts;

  const providerOf = (name: PaymentProviderName): PaymentProvider | undefined =>
    Object.values(providers).find((candidate) => candidate.name === name);

  const counted: Payments['counted'] = (payments) =>
    payments.filter(({ provider }) => provider !== 'sandbox' || providerOf(provider));

  /** Whether the order still needs this payment. */
  const isNeeded = async (payment: PaymentsTable): Promise<boolean> => {
    const order = await findOrderToPay(db, payment.order_id);
    if (!order || order.status === 'Cancelled') return false;
    const all = counted(await paymentsOf(db, ownOf(order)));
    return !all.some((other) => other.id !== payment.id && isReceived(other));
  };

  const prepare = (order: OrdersTable, pageLifeMs?: number): Promise<PaymentsTable> =>
    preparePayment({ db, clock, providers, counted }, order, pageLifeMs);

  /** Ends a refused attempt; after a timeout the page may still be created. */
  const handleStartError = async (payment: PaymentsTable, error: unknown): Promise<never> => {
    const { id, provider } = payment;
    if (error instanceof PaymentRejectedError) {
      const { reason } = error;
      const rejected = { id, from: ['created'], to: 'declined', error: reason } as const;
      await movePayment(db, rejected, clock.now());
      throw new PaymentDeclinedError(reason);
    }
    log.error('A payment could not be started.', { provider, reason: reasonOf(error) });
    if (error instanceof PaymentRefusedError) {
      await movePayment(db, { id, from: ['created'], to: 'expired' }, clock.now());
    }
    throw new PaymentUnavailableError('The payment provider cannot be reached.');
  };

  const startAtProvider = async (order: OrdersTable, payment: PaymentsTable): Promise<string> => {
    const started = await withTimeout(
      providerFor(parts, order).start({
        paymentId: payment.id,
        orderNumber: order.order_number,
        language: order.language,
        amountMinor: payment.amount_minor,
        currency: payment.currency,
        expiresAt: new Date(Date.parse(payment.created_at) + PAGE_LIFE_MS),
        email: canonicalEmail(order.email),
        returnUrl: `${publicUrl}/api/payments/${payment.provider}/return`,
        cancelUrl: orderPageUrl({ publicUrl }, order.id, order.language),
        readFacts: () => readOrderFacts(db, order),
      }),
    ).catch((error: unknown) => handleStartError(payment, error));
    const own = ownOf(order);
    await openPayment(db, own, { id: payment.id, ...started }, clock.now());
    const opened = await findPayment(db, own, payment.id);
    if (opened?.state !== 'open' || opened.url === null) {
      throw new NotPayableError('The payment is not needed any more.');
    }
    return opened.url;
  };

  /** Requests the status; captures the money if the order still needs it, and gives it up otherwise. */
  const fetchReport = async (payment: PaymentsTable): Promise<PaymentReport> => {
    const provider = providerOf(payment.provider);
    if (!provider || payment.reference === null) {
      throw new PaymentUnavailableError('There is no provider for this payment.');
    }
    const { capture, getStatus, release = getStatus } = provider;
    const request = (await isNeeded(payment)) ? capture : release;
    return withTimeout(request(payment.reference)).catch((error: unknown) => {
      throw new PaymentUnavailableError(reasonOf(error));
    });
  };

  const settle: Payments['settle'] = (name, report) =>
    db.transaction().execute((trx) => settlePayment(trx, parts, name, report));

  const confirm: Payments['confirm'] = async (payment) => {
    const report = await fetchReport(payment);
    await settle(payment.provider, report);
    return report;
  };

  /** Outcome of a payment page; open when the provider cannot be reached. */
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
    step: () =>
      processPayment({
        db,
        clock,
        log,
        confirm,
        settle,
        mailRefund: parts.mailRefund,
        providers: Object.values(providers),
      }),
  });

  return {
    open: async (placed, type = placed.payment_type) => {
      const order = { ...placed, payment_type: type };
      const payment = await prepare(order);
      if (!payment.url) return startAtProvider(order, payment);
      const isOpen = (await outcomeOf(payment)) === 'open';
      const pageLifeMs = providerOf(payment.provider)?.pageLifeMs ?? PAGE_LIFE_MS;
      const isFresh = payment.created_at > isoAfter(clock.now(), -pageLifeMs);
      if (isOpen && isFresh) return payment.url;
      const next = await prepare(order, pageLifeMs);
      if (next.id === payment.id) throw new NotPayableError('This payment is under way.');
      return next.url ?? startAtProvider(order, next);
    },
    types: PAYMENT_TYPES.filter((type) => providers[type]),
    typesFor: (totalMinor) =>
      PAYMENT_TYPES.filter((type) => {
        const provider = providers[type];
        if (!provider) return false;
        const { minMinor, maxMinor } = provider.limits ?? NO_LIMITS;
        return totalMinor >= minMinor && totalMinor <= maxMinor;
      }),
    instalmentLimits: providers.tabby && (providers.tabby.limits ?? NO_LIMITS),
    counted,
    confirm,
    settle,
    receive: async (provider, event) => {
      const { eventId, type, reference } = event;
      const payment = reference && (await findByReference(db, provider, reference));
      const report = event.report ?? (payment ? await fetchReport(payment) : undefined);
      await db.transaction().execute(async (trx) => {
        const isNew = await recordEvent(trx, { provider, eventId, type }, clock.now());
        if (isNew && report) await settlePayment(trx, parts, provider, report);
      });
    },
    provider: providerOf,
    worker,
  };
}
