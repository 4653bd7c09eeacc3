import type { Context, Hono } from 'hono';
import type { OrdersTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorDetails.ts';
import { clientAddress, clientNetworks } from '../http/client.ts';
import { notFound, retryAfter } from '../http/errors.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { PAYMENT_LINK_REQUESTS } from '../limits.ts';
import { createRequestLimiter, TooManyRequestsError } from '../payments/requestLimiter.ts';
import {
  NotPayableError,
  PaymentTypeUnavailableError,
  PaymentUnavailableError,
} from '../payments/errors.ts';
import { findOrderByPayToken } from '../repositories/orders.ts';
import { findByReference } from '../repositories/payments.ts';
import { orderPagePath } from '../rules/orderLinks.ts';
import type { Services } from '../services.ts';
import { isToken } from '../secrets.ts';

/** Query parameter of the return URL with the provider's payment id. */
const RETURN_PARAMETER = { stripe: 'session_id', paypal: 'token' } as const;
/** Sends a request to a provider for the current client, or throws TooManyRequestsError. */
type Limit = <T>(call: () => Promise<T>) => Promise<T>;
type RealProvider = keyof typeof RETURN_PARAMETER;
/** Format of the providers' payment ids. */
const REFERENCE_SHAPE = /^[\w-]{1,255}$/;

/** URL of an order's page; absolute when the storefront may be on another host than the API. */
export function orderPage({ config }: Services, orderId: string | undefined): string {
  return `${config.hasPublicUrl ? config.publicUrl : ''}${orderPagePath(orderId)}`;
}

const UNAVAILABLE_PAGE = `<main><h1>The payment page cannot be opened</h1>
<p>Your order is safe. Please try again in a few minutes, or pay later from My Orders.</p>
<p><a class="button" href="${orderPagePath(undefined)}">My Orders</a></p></main>`;

function notOnlinePage({ config: { company } }: Services): string {
  const [phone, email] = [company.phone, company.email].map(escapeHtml);
  return htmlPage(
    'Payment',
    `<main><h1>This order cannot be paid online at the moment</h1>
<p>Your order is safe. Please call us on ${phone} or write to ${email}, and we will arrange the payment with you.</p>
<p><a class="button" href="${orderPagePath(undefined)}">My Orders</a></p></main>`,
  );
}

async function openPaymentPage(
  services: Services,
  context: Context,
  order: OrdersTable,
  limit: Limit,
): Promise<Response> {
  try {
    return context.redirect(await limit(() => services.payments.open(order)), 303);
  } catch (error) {
    if (error instanceof TooManyRequestsError) {
      return context.html(
        htmlPage('Payment', UNAVAILABLE_PAGE),
        503,
        retryAfter(error.retryAfterMs),
      );
    }
    if (error instanceof NotPayableError) {
      return context.redirect(orderPage(services, order.id), 303);
    }
    if (error instanceof PaymentTypeUnavailableError) {
      return context.html(notOnlinePage(services), 409);
    }
    if (error instanceof PaymentUnavailableError) {
      return context.html(htmlPage('Payment', UNAVAILABLE_PAGE), 503, { 'Retry-After': '60' });
    }
    throw error;
  }
}

/**
 * Confirms the payment when the customer returns, so that payments do not depend on webhooks. Over the rate limit, the
 * payment queue confirms it later.
 */
async function confirmOnReturn(
  { db, payments, log }: Services,
  { name, reference }: { name: RealProvider; reference: string },
  limit: Limit,
): Promise<string | undefined> {
  const payment = await findByReference(db, name, reference);
  if (!payment) return undefined;
  await limit(() => payments.confirm(payment)).catch((error: unknown) => {
    const isExpected =
      error instanceof PaymentUnavailableError || error instanceof TooManyRequestsError;
    if (!isExpected) throw error;
    log.warn('A payment could not be confirmed on return.', {
      payment: payment.id,
      reason: reasonOf(error),
    });
  });
  payments.worker.wake();
  return payment.order_id;
}

/** Links to a payment page and back. */
export function registerPayments(app: Hono, services: Services): void {
  const limiter = createRequestLimiter(PAYMENT_LINK_REQUESTS, services.clock);
  const limitFor = (context: Context): Limit => {
    const networks = clientNetworks(clientAddress(context, services.config.trustProxy));
    return (call) => limiter.run(networks, call);
  };
  app.get('/api/payments/:payToken/pay', async (context) => {
    const payToken = context.req.param('payToken');
    const order = isToken(payToken) && (await findOrderByPayToken(services.db, payToken));
    if (!order) throw notFound('This payment link does not exist.');
    return openPaymentPage(services, context, order, limitFor(context));
  });
  refuseOtherMethods(app, '/api/payments/:payToken/pay', ['GET']);
  for (const name of ['stripe', 'paypal'] as const) {
    app.get(`/api/payments/${name}/return`, async (context) => {
      const reference = context.req.query(RETURN_PARAMETER[name]) ?? '';
      const isReference = REFERENCE_SHAPE.test(reference);
      const orderId = isReference
        ? await confirmOnReturn(services, { name, reference }, limitFor(context))
        : undefined;
      return context.redirect(orderPage(services, orderId), 303);
    });
    refuseOtherMethods(app, `/api/payments/${name}/return`, ['GET']);
  }
}
