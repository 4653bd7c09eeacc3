import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrderStatus,
  OrdersController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { toDecimal } from '../rules/money.ts';
import { PAYPAL_CURRENCY, approvalUrlOf, reportOfOrder, toUsdMinor } from './paypalOrder.ts';
import { isSignedByPaypal } from './paypalSignature.ts';
import { UntrustedEventError } from './provider.ts';
import type { PaymentProvider, PaymentRequest } from './provider.ts';

export interface PaypalKeys {
  clientId: string;
  clientSecret: string;
  environment: 'sandbox' | 'live';
  webhookId: string | undefined;
}

const TIMEOUT_MS = 9000;
const API = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;
const eventShape = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z
    .object({
      id: z.string().optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
    })
    .optional(),
});

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
          returnUrl: request.returnUrl,
          cancelUrl: request.cancelUrl,
          userAction: PaypalExperienceUserAction.PayNow,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
      },
    },
  };
}

/** The order an event is about: named directly, or by the capture it reports. */
function orderIdOf(event: z.infer<typeof eventShape>): string | undefined {
  if (event.event_type.startsWith('CHECKOUT.ORDER.')) return event.resource?.id;
  return event.resource?.supplementary_data?.related_ids?.order_id;
}

/** Wallet payments by PayPal's Orders API, in US dollars at the fixed peg. */
export function paypalProvider(keys: PaypalKeys): PaymentProvider {
  const client = new Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: keys.clientId,
      oAuthClientSecret: keys.clientSecret,
    },
    timeout: TIMEOUT_MS,
    environment: keys.environment === 'live' ? Environment.Production : Environment.Sandbox,
  });
  const orders = new OrdersController(client);

  const collect = async (id: string): Promise<Order> => {
    const { result } = await orders.getOrder({ id });
    if (result.status !== OrderStatus.Approved) return result;
    const request = { id, paypalRequestId: `capture-${id}`, prefer: 'return=representation' };
    return (await orders.captureOrder(request)).result;
  };

  const isSigned = async (rawBody: string, headers: Headers): Promise<boolean> => {
    if (!keys.webhookId) return false;
    const { accessToken } = await client.clientCredentialsAuthManager.fetchToken();
    const event = { rawBody, headers, webhookId: keys.webhookId };
    return isSignedByPaypal(event, { base: API[keys.environment], accessToken });
  };

  return {
    name: 'paypal',
    priceOf: (totalMinor) => ({ amountMinor: toUsdMinor(totalMinor), currency: PAYPAL_CURRENCY }),
    start: async (request) => {
      const { result } = await orders.createOrder({
        body: orderRequest(request),
        paypalRequestId: request.paymentId,
        prefer: 'return=representation',
      });
      const url = approvalUrlOf(result);
      if (!result.id || !url) throw new Error('PayPal gave no payment page.');
      return { reference: result.id, url };
    },
    confirm: async (reference) => reportOfOrder(reference, await collect(reference)),
    readEvent: async (rawBody, headers) => {
      const event = parseEvent(rawBody);
      if (!(await isSigned(rawBody, headers))) throw new UntrustedEventError('Wrong signature.');
      const orderId = orderIdOf(event);
      const report = orderId ? reportOfOrder(orderId, await collect(orderId)) : undefined;
      return { eventId: event.id, type: event.event_type, report };
    },
  };
}

function parseEvent(rawBody: string): z.infer<typeof eventShape> {
  try {
    return eventShape.parse(JSON.parse(rawBody));
  } catch {
    throw new UntrustedEventError('Not an event.');
  }
}
