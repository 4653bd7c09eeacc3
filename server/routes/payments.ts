import type { Context, Hono } from 'hono';
import type { OrdersTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorFacts.ts';
import { notFound } from '../http/errors.ts';
import { htmlPage } from '../http/html.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { NotPayableError, PaymentUnavailableError } from '../payments/payments.ts';
import { findOrderByPayToken } from '../repositories/orders.ts';
import { findByReference } from '../repositories/payments.ts';
import { orderPagePath } from '../orders/links.ts';
import type { Services } from '../services.ts';
import { isToken } from '../vault.ts';

/** Query parameter in which each provider names the payment when it sends the customer back. */
const RETURN_PARAMETER = { stripe: 'session_id', paypal: 'token' } as const;
type RealProvider = keyof typeof RETURN_PARAMETER;
/** What any provider's name of a payment looks like; nothing else is looked up. */
const REFERENCE_SHAPE = /^[\w-]{1,255}$/;

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
  { db, payments, log }: Services,
  name: RealProvider,
  reference: string,
): Promise<string | undefined> {
  const payment = await findByReference(db, name, reference);
  if (!payment) return undefined;
  await payments.confirm(payment).catch((error: unknown) => {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    log.warn('A payment could not be confirmed when its customer came back.', {
      payment: payment.id,
      reason: reasonOf(error),
    });
  });
  payments.worker.wake();
  return payment.order_id;
}

/** Links that lead to a payment page and back. */
export function registerPayments(app: Hono, services: Services): void {
  app.get('/api/payments/:payToken/pay', async (context) => {
    const payToken = context.req.param('payToken');
    const order = isToken(payToken) && (await findOrderByPayToken(services.db, payToken));
    if (!order) throw notFound('This payment link does not exist.');
    return openPaymentPage(services, context, order);
  });
  refuseOtherMethods(app, '/api/payments/:payToken/pay', ['GET']);
  for (const name of ['stripe', 'paypal'] as const) {
    app.get(`/api/payments/${name}/return`, async (context) => {
      const reference = context.req.query(RETURN_PARAMETER[name]) ?? '';
      const isReference = REFERENCE_SHAPE.test(reference);
      const orderId = isReference ? await comeBack(services, name, reference) : undefined;
      return context.redirect(orderPage(services, orderId), 303);
    });
    refuseOtherMethods(app, `/api/payments/${name}/return`, ['GET']);
  }
}
