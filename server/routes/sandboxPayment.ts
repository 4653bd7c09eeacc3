import type { Context, Hono } from 'hono';
import type { OrdersTable, PaymentState, PaymentsTable } from '../db/orderTables.ts';
import { notFound } from '../http/errors.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import { findByReference } from '../repositories/payments.ts';
import { toDecimal } from '../rules/money.ts';
import { SANDBOX_NOTICE } from '../payments/sandbox.ts';
import type { Services } from '../services.ts';
import { isToken } from '../secrets.ts';
import { orderPage } from './payments.ts';

const UNKNOWN = 'This payment does not exist.';

const ENDED: Record<Exclude<PaymentState, 'created' | 'open'>, string> = {
  paid: 'This order is paid.',
  declined: 'This payment was declined. You can pay again from your order.',
  expired: 'This payment has ended. You can look at your order.',
  refund_due: 'This payment is being returned.',
  refunded: 'This payment was returned.',
};

interface PaymentView {
  payment: PaymentsTable;
  order: OrdersTable;
}

async function findPayment({ db }: Services, context: Context): Promise<PaymentView> {
  const token = context.req.param('token') ?? '';
  const payment = isToken(token) && (await findByReference(db, 'sandbox', token));
  const order = payment ? await findOrderToPay(db, payment.order_id) : undefined;
  if (!payment || !order) throw notFound(UNKNOWN);
  return { payment, order };
}

function choices(payment: PaymentsTable, back: string): string {
  if (payment.state !== 'open' && payment.state !== 'created') {
    return `<p role="status">${ENDED[payment.state]}</p>
<a class="button" href="${escapeHtml(back)}">Back to the order</a>`;
  }
  const path = `/sandbox-payment/${escapeHtml(payment.reference ?? '')}`;
  return `<form method="post" action="${path}/approve"><button class="main">Approve payment</button></form>
<form method="post" action="${path}/decline"><button>Decline payment</button></form>
<a class="button" href="${escapeHtml(back)}">Leave without paying</a>`;
}

function page({ payment, order }: PaymentView, back: string): string {
  return htmlPage(
    SANDBOX_NOTICE,
    `<p class="notice">${SANDBOX_NOTICE}</p>
<main>
<h1>Pay for your order</h1>
<dl>
<dt>Order</dt><dd>${escapeHtml(order.order_number)}</dd>
<dt>Amount</dt><dd>${escapeHtml(payment.currency)} ${toDecimal(payment.amount_minor)}</dd>
</dl>
${choices(payment, back)}
</main>`,
  );
}

/**
 * Payment page of the sandbox; anybody with the URL can mark the order as paid. Plain forms without scripts.
 * All URLs return 404 when the sandbox is disabled.
 */
export function registerSandboxPayment(app: Hono, services: Services): void {
  if (!services.payments.provider('sandbox')) {
    app.all('/sandbox-payment/*', () => {
      throw notFound(UNKNOWN);
    });
    return;
  }
  app.get('/sandbox-payment/:token', async (context) => {
    const view = await findPayment(services, context);
    context.header('Cache-Control', 'no-store');
    return context.html(page(view, orderPage(services, view.order.id)));
  });
  refuseOtherMethods(app, '/sandbox-payment/:token', ['GET']);
  for (const [action, outcome] of [
    ['approve', 'paid'],
    ['decline', 'declined'],
  ] as const) {
    app.post(`/sandbox-payment/:token/${action}`, async (context) => {
      const { payment, order } = await findPayment(services, context);
      if (payment.state === 'open' && payment.reference !== null) {
        await services.payments.settle('sandbox', {
          reference: payment.reference,
          outcome,
          amountMinor: payment.amount_minor,
          currency: payment.currency,
        });
      }
      return context.redirect(orderPage(services, order.id), 303);
    });
    refuseOtherMethods(app, `/sandbox-payment/:token/${action}`, ['POST']);
  }
}
