import type { Context, Hono } from 'hono';
import type { OrdersTable, PaymentProviderName } from '../db/orderTables.ts';
import { reasonOf } from '../errorFacts.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { htmlPage } from '../http/html.ts';
import { readBody } from '../http/request.ts';
import { NotPayableError, PaymentUnavailableError } from '../payments/payments.ts';
import { UntrustedEventError } from '../payments/provider.ts';
import { findOrderByPayToken } from '../repositories/orders.ts';
import { findByReference } from '../repositories/payments.ts';
import type { Services } from '../services.ts';

/** Query parameter in which each provider names the payment when it sends the customer back. */
const RETURN_PARAMETER = { stripe: 'session_id', paypal: 'token' } as const;
type RealProvider = keyof typeof RETURN_PARAMETER;

/** Where the shop shows an order; without one, all orders. */
export function orderPagePath(orderId: string | undefined): string {
  return orderId ? `/MyOrders-detail?id=${encodeURIComponent(orderId)}` : '/MyOrders';
}

/** Absolute where the shop may live elsewhere than the API, else root-relative. */
export function orderPage({ config }: Services, orderId: string | undefined): string {
  return `${config.hasPublicUrl ? config.publicUrl : ''}${orderPagePath(orderId)}`;
}

const SORRY = `<main><h1>The payment page cannot be opened</h1>
<p>Your order is safe. Please try again in a few minutes, or pay later from My Orders.</p>
<p><a class="button" href="/MyOrders">My Orders</a></p></main>`;

async function openPaymentPage(
  services: Services,
  context: Context,
  order: OrdersTable,
): Promise<Response> {
  try {
    return context.redirect(await services.payments.open(order), 303);
  } catch (error) {
    if (error instanceof NotPayableError) {
      return context.redirect(orderPage(services, order.id), 303);
    }
    if (error instanceof PaymentUnavailableError) {
      return context.html(htmlPage('Payment', SORRY), 503, { 'Retry-After': '60' });
    }
    throw error;
  }
}

/** The customer is back: asks the provider how it went, so that nothing depends on a webhook arriving. */
async function comeBack(
  services: Services,
  name: RealProvider,
  reference: string,
): Promise<string> {
  const provider = services.payments.provider(name);
  const payment = await findByReference(services.db, name, reference);
  if (!provider || !payment) return orderPage(services, undefined);
  try {
    await services.payments.settle(name, await provider.confirm(reference));
  } catch (error) {
    services.log.error('A payment could not be confirmed when its customer came back.', {
      payment: payment.id,
      reason: reasonOf(error),
    });
  }
  return orderPage(services, payment.order_id);
}

async function takeEvent(
  services: Services,
  name: PaymentProviderName,
  request: Request,
): Promise<void> {
  const provider = services.payments.provider(name);
  if (!provider) throw notFound('This payment provider is not set up.');
  const rawBody = new TextDecoder().decode(await readBody(request));
  try {
    const event = await provider.readEvent(rawBody, request.headers);
    await services.payments.receive(name, event);
  } catch (error) {
    if (error instanceof UntrustedEventError) throw badRequest('The signature is not valid.');
    throw error;
  }
}

/** Links that lead to a payment page and back, and the providers' webhooks. */
export function registerPayments(app: Hono, services: Services): void {
  app.get('/api/payments/:payToken/pay', async (context) => {
    const order = await findOrderByPayToken(services.db, context.req.param('payToken'));
    if (!order) throw notFound('This payment link does not exist.');
    return openPaymentPage(services, context, order);
  });
  for (const name of ['stripe', 'paypal'] as const) {
    app.get(`/api/payments/${name}/return`, async (context) => {
      const reference = context.req.query(RETURN_PARAMETER[name]) ?? '';
      return context.redirect(await comeBack(services, name, reference), 303);
    });
    app.post(`/api/webhooks/${name}`, async (context) => {
      await takeEvent(services, name, context.req.raw);
      return context.json({ message: 'Received.' });
    });
  }
}
