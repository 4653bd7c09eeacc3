import type { Context, Hono } from 'hono';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';
import { notFound } from '../http/errors.ts';
import { escapeHtml, htmlPage, isolate } from '../http/html.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { messagesIn } from '../messages/messages.ts';
import type { MessageText } from '../messages/messages.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import { findByReference } from '../repositories/payments.ts';
import { moneyText, toDecimal } from '../rules/money.ts';
import type { Services } from '../services.ts';
import { isToken } from '../secrets.ts';
import { orderPage } from './payments.ts';

const unknownPayment: MessageText = (m) => m.shop.noPayment;

interface PaymentView {
  payment: PaymentsTable;
  order: OrdersTable;
}

async function findPayment({ db }: Services, context: Context): Promise<PaymentView> {
  const token = context.req.param('token') ?? '';
  const payment = isToken(token) && (await findByReference(db, 'sandbox', token));
  const order = payment ? await findOrderToPay(db, payment.order_id) : undefined;
  if (!payment || !order) throw notFound(unknownPayment);
  return { payment, order };
}

function choices({ payment, order }: PaymentView, back: string): string {
  const { pages } = messagesIn(order.language);
  if (payment.state !== 'open' && payment.state !== 'created') {
    const state = payment.state === 'expire_due' ? 'expired' : payment.state;
    return `<p role="status">${pages.ended[state]}</p>
<a class="button" href="${escapeHtml(back)}">${pages.back}</a>`;
  }
  const path = `/sandbox-payment/${escapeHtml(payment.reference ?? '')}`;
  return `<form method="post" action="${path}/approve"><button class="main">${pages.approve}</button></form>
<form method="post" action="${path}/decline"><button>${pages.decline}</button></form>
<a class="button" href="${escapeHtml(back)}">${pages.leave}</a>`;
}

function amountOf({ payment, order }: PaymentView): string {
  const { amount_minor: minor, currency } = payment;
  return order.language === 'ar'
    ? moneyText(minor, currency, order.language)
    : `${currency} ${toDecimal(minor)}`;
}

function page(view: PaymentView, back: string): string {
  const { order_number: number, language } = view.order;
  const { pages } = messagesIn(language);
  return htmlPage(
    pages.sandboxNotice,
    `<p class="notice">${pages.sandboxNotice}</p>
<main>
<h1>${pages.payTitle}</h1>
<dl>
<dt>${pages.order}</dt><dd>${isolate(number)}</dd>
<dt>${pages.amount}</dt><dd><bdi>${escapeHtml(amountOf(view))}</bdi></dd>
</dl>
${choices(view, back)}
</main>`,
    language,
  );
}

/**
 * Payment page of the sandbox; anybody with the URL can mark the order as paid. Plain forms without scripts.
 * All URLs return 404 when the sandbox is disabled.
 */
export function registerSandboxPayment(app: Hono, services: Services): void {
  if (!services.payments.provider('sandbox')) {
    app.all('/sandbox-payment/*', () => {
      throw notFound(unknownPayment);
    });
    return;
  }
  app.get('/sandbox-payment/:token', async (context) => {
    const view = await findPayment(services, context);
    context.header('Cache-Control', 'no-store');
    return context.html(page(view, orderPage(services, view.order)));
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
      return context.redirect(orderPage(services, order), 303);
    });
    refuseOtherMethods(app, `/sandbox-payment/:token/${action}`, ['POST']);
  }
}
