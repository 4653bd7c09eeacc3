import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MINUTE } from '../clock.ts';
import { CURRENCY, toDecimal } from '../rules/money.ts';
import { isSameSecret } from '../secrets.ts';
import { eventType, parseJsonEvent, providerId } from './eventShapes.ts';
import {
  PaymentRefusedError,
  PaymentRejectedError,
  UntrustedEventError,
  isRefusal,
  rejectionOf,
} from './provider.ts';
import type { OrderLimits, PaymentProvider, PaymentReport, ProviderApi } from './provider.ts';
import { TabbyError, tabbyClient } from './tabbyClient.ts';
import {
  capturedOf,
  isApproved,
  refundedOf,
  reportOfPayment,
  tabbyPayment,
} from './tabbyPayment.ts';
import type { TabbyPayment } from './tabbyPayment.ts';
import { sessionRequest, tabbySession } from './tabbySession.ts';

export interface TabbyKeys {
  secretKey: string;
  merchantCode: string;
  /** Value of the header WEBHOOK_HEADER, with which the webhook is registered. */
  webhookSecret: string | undefined;
  limits: OrderLimits;
}

/** Header that Tabby sends with each event; its name and value are chosen when the webhook is registered. */
export const WEBHOOK_HEADER = 'x-webhook-secret';
/** Customers can begin to pay on a page for 20 minutes; a new one is made shortly before. */
const PAGE_LIFE_MS = 15 * MINUTE;

const eventShape = z.object({ id: providerId, status: eventType });

/**
 * Four interest-free instalments on Tabby's page. Tabby pays the shop at once: an approved payment is captured in full as
 * soon as the shop learns of it, or closed when no order needs it, which returns the customer's first instalment.
 */
export function tabbyProvider(keys: TabbyKeys, api: ProviderApi = {}): PaymentProvider {
  const send = tabbyClient(keys.secretKey, api);
  const pathOf = (reference: string): string => `/api/v2/payments/${reference}`;

  const getPayment = (reference: string): Promise<TabbyPayment> =>
    send({ path: pathOf(reference), shape: tabbyPayment });

  /** Moves an approved payment on; when Tabby refuses, another process may have done it. */
  const finish = async (
    reference: string,
    step: { action: 'captures' | 'close'; body: object },
  ): Promise<PaymentReport> => {
    const path = `${pathOf(reference)}/${step.action}`;
    try {
      return reportOfPayment(await send({ path, body: step.body, shape: tabbyPayment }));
    } catch (error) {
      if (!(error instanceof TabbyError) || !isRefusal(error.statusCode)) throw error;
      const payment = await getPayment(reference);
      if (isApproved(payment)) throw error;
      return reportOfPayment(payment);
    }
  };

  const refund: PaymentProvider['refund'] = async ({ id, reference }) => {
    const key = `refund-${id}`;
    const idOf = ({ refunds }: TabbyPayment) => {
      const own = refunds?.find((one) => one.reference_id === key);
      return own && (own.id ?? key);
    };
    const payment = await getPayment(reference);
    const left = capturedOf(payment) - refundedOf(payment);
    const earlier = idOf(payment) ?? (left <= 0 ? payment.refunds?.at(-1)?.id : undefined);
    if (earlier) return earlier;
    if (left <= 0) throw new Error('Tabby has no payment to refund.');
    const refunded = await send({
      path: `${pathOf(reference)}/refunds`,
      body: { amount: toDecimal(left), reference_id: key },
      shape: tabbyPayment,
    });
    const refundId = idOf(refunded);
    if (refundId === undefined) throw new Error('Tabby could not refund.');
    return refundId;
  };

  return {
    name: 'tabby',
    limits: keys.limits,
    pageLifeMs: PAGE_LIFE_MS,
    priceOf: (totalMinor) => ({ amountMinor: totalMinor, currency: CURRENCY }),
    start: async (request) => {
      const body = sessionRequest(request, await request.readFacts(), keys.merchantCode);
      const path = '/api/v2/checkout';
      const session = await send({ path, body, shape: tabbySession }).catch((error: unknown) => {
        const isFinal = error instanceof TabbyError && isRefusal(error.statusCode);
        throw isFinal ? new PaymentRefusedError(error.message) : error;
      });
      const { available_products: available, products } = session.configuration ?? {};
      if (session.status === 'rejected') {
        throw new PaymentRejectedError(rejectionOf(products?.installments?.rejection_reason));
      }
      const url = available?.installments?.[0]?.web_url;
      if (!session.payment || !url?.startsWith('https://')) {
        throw new Error('Tabby returned no payment page.');
      }
      return { reference: session.payment.id, url };
    },
    getStatus: async (reference) => reportOfPayment(await getPayment(reference)),
    capture: async (reference) => {
      const payment = await getPayment(reference);
      if (!isApproved(payment)) return reportOfPayment(payment);
      const amount = toDecimal(payment.amount - capturedOf(payment));
      const body = { amount, reference_id: `capture-${reference}` };
      return finish(reference, { action: 'captures', body });
    },
    release: async (reference) => {
      const payment = await getPayment(reference);
      if (!isApproved(payment)) return reportOfPayment(payment);
      return finish(reference, { action: 'close', body: {} });
    },
    refund,
    readEvent: async (rawBody, headers, { isRecorded }) => {
      const secret = headers.get(WEBHOOK_HEADER) ?? '';
      if (!keys.webhookSecret || !isSameSecret(secret, keys.webhookSecret)) {
        throw new UntrustedEventError('Wrong secret.');
      }
      const { id, status } = parseJsonEvent(eventShape, rawBody);
      // Events have no id of their own; a repeated one has the same body.
      const eventId = createHash('sha256').update(rawBody).digest('base64url');
      if (await isRecorded(eventId)) return undefined;
      // The secret is sent with each event and signs no content, so the status is requested.
      return { eventId, type: status, reference: id, report: undefined };
    },
  };
}
