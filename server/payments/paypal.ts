import {
  ApiError,
  CheckoutPaymentIntent,
  OrderStatus,
  OrdersController,
  PayeePaymentMethodPreference,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { Language } from '../../src/contract/common.ts';
import { reasonOf } from '../errorDetails.ts';
import { toDecimal } from '../rules/money.ts';
import { eventType, parseJsonEvent, providerId } from './eventShapes.ts';
import { PaypalClient } from './paypalClient.ts';
import type { PaypalKeys } from './paypalClient.ts';
import {
  PAYPAL_CURRENCY,
  approvalUrlOf,
  captureOf,
  reportOfOrder,
  toUsdMinor,
} from './paypalOrder.ts';
import { hasSignature, isSignedByPaypal } from './paypalSignature.ts';
import type { SignedEvent } from './paypalSignature.ts';
import { PaymentRefusedError, UntrustedEventError, isRefusal } from './provider.ts';
import type { PaymentProvider, PaymentReport, PaymentRequest, ProviderApi } from './provider.ts';

const NOT_FOUND = 404;
/** PayPal's status code for violated business rules, e.g. a declined card. */
const UNPROCESSABLE = 422;

const eventShape = z.object({
  id: providerId,
  event_type: eventType,
  resource: z
    .object({
      id: providerId.optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: providerId.optional() }).optional() })
        .optional(),
    })
    .optional(),
});

/** Locales of PayPal's pages; ar-EG is its only Arabic one. */
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-EG' };

function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.statusCode : undefined;
}

function orderRequest(request: PaymentRequest): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: request.paymentId,
        invoiceId: request.orderNumber,
        amount: { currencyCode: request.currency, value: toDecimal(request.amountMinor) },
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          locale: LOCALES[request.language],
          returnUrl: request.returnUrl,
          cancelUrl: request.cancelUrl,
          userAction: PaypalExperienceUserAction.PayNow,
          paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
      },
    },
  };
}

/** Id of the order that an event is about, or that its capture belongs to. */
function orderIdOf(event: z.infer<typeof eventShape>): string | undefined {
  if (event.event_type.startsWith('CHECKOUT.ORDER.')) return event.resource?.id;
  return event.resource?.supplementary_data?.related_ids?.order_id;
}

/** PayPal wallet payments by the Orders API, in US dollars at the fixed peg. */
export function paypalProvider(keys: PaypalKeys, api: ProviderApi = {}): PaymentProvider {
  const client = new PaypalClient(keys, api);
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);

  const getOrder = async (id: string): Promise<Order> =>
    orders.getOrder({ id }).then(
      ({ result }) => result,
      (error: unknown) => {
        // PayPal deletes orders that were not approved.
        if (statusOf(error) === NOT_FOUND) return { status: OrderStatus.Voided };
        throw error;
      },
    );

  const getStatus = async (reference: string): Promise<PaymentReport> =>
    reportOfOrder(reference, await getOrder(reference));

  const captureOrder = async (reference: string): Promise<PaymentReport> => {
    const request = {
      id: reference,
      paypalRequestId: `capture-${reference}`,
      prefer: 'return=representation',
    };
    try {
      return reportOfOrder(reference, (await orders.captureOrder(request)).result);
    } catch (error) {
      if (statusOf(error) !== UNPROCESSABLE) throw error;
      // Either the capture was declined, or another process has captured it.
      const report = await getStatus(reference);
      return report.outcome === 'open' ? { ...report, outcome: 'declined' } : report;
    }
  };

  const isSigned = (event: SignedEvent): Promise<boolean> => {
    const { base, timeoutMs } = client;
    return isSignedByPaypal(event, { base, timeoutMs, accessToken: () => client.accessToken() });
  };

  return {
    name: 'paypal',
    priceOf: (totalMinor) => ({ amountMinor: toUsdMinor(totalMinor), currency: PAYPAL_CURRENCY }),
    start: async (request) => {
      const { result } = await orders
        .createOrder({
          body: orderRequest(request),
          paypalRequestId: request.paymentId,
          prefer: 'return=representation',
        })
        .catch((error: unknown) => {
          throw isRefusal(statusOf(error)) ? new PaymentRefusedError(reasonOf(error)) : error;
        });
      const url = approvalUrlOf(result);
      if (!result.id || !url?.startsWith('https://')) {
        throw new Error('PayPal returned no payment page.');
      }
      return { reference: result.id, url };
    },
    getStatus,
    capture: async (reference) => {
      const order = await getOrder(reference);
      return order.status === OrderStatus.Approved
        ? captureOrder(reference)
        : reportOfOrder(reference, order);
    },
    refund: async ({ id, reference }) => {
      const order = await getOrder(reference);
      const captured = captureOf(order);
      if (!captured?.id) throw new Error('PayPal has no payment to refund.');
      const status: string | undefined = captured.status;
      const [earlier] = order.purchaseUnits?.[0]?.payments?.refunds ?? [];
      if (status === 'REFUNDED') return earlier?.id ?? captured.id;
      const { result } = await payments.refundCapturedPayment({
        captureId: captured.id,
        paypalRequestId: `refund-${id}`,
        prefer: 'return=representation',
      });
      const outcome: string | undefined = result.status;
      if (!result.id || outcome === 'FAILED' || outcome === 'CANCELLED') {
        throw new Error('PayPal could not refund.');
      }
      return result.id;
    },
    readEvent: async (rawBody, headers, { isRecorded, limit }) => {
      const { webhookId } = keys;
      if (!webhookId || !hasSignature(headers)) throw new UntrustedEventError('Unsigned event.');
      const event = parseJsonEvent(eventShape, rawBody);
      if (await isRecorded(event.id)) return undefined;
      const isVerified = await limit(() => isSigned({ rawBody, headers, webhookId }));
      if (!isVerified) throw new UntrustedEventError('Wrong signature.');
      return {
        eventId: event.id,
        type: event.event_type,
        reference: orderIdOf(event),
        report: undefined,
      };
    },
  };
}
