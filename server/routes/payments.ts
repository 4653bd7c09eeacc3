import type { Context, Hono } from 'hono';
import type { Language } from '../../src/contract/common.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorDetails.ts';
import { clientAddress, clientNetworks } from '../http/client.ts';
import { notFound, retryAfter } from '../http/errors.ts';
import { escapeHtml, htmlPage, isolate } from '../http/html.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { PAYMENT_LINK_REQUESTS } from '../limits/clients.ts';
import { messagesIn } from '../messages/messages.ts';
import { createRequestLimiter, TooManyRequestsError } from '../payments/requestLimiter.ts';
import {
  NotPayableError,
  PaymentDeclinedError,
  PaymentTypeUnavailableError,
  PaymentUnavailableError,
} from '../payments/errors.ts';
import type { RejectionReason } from '../payments/provider.ts';
import { findOrderByPayToken, findOrderToPay } from '../repositories/orders.ts';
import { findByReference } from '../repositories/payments.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { orderPagePath } from '../rules/orderLinks.ts';
import type { Services } from '../services.ts';
import { isToken } from '../secrets.ts';

/** Query parameter of the return URL with the provider's payment id. */
const RETURN_PARAMETER = {
  stripe: 'session_id',
  paypal: 'token',
  tabby: 'payment_id',
} as const;
/** Sends a request to a provider for the current client, or throws TooManyRequestsError. */
type Limit = <T>(call: () => Promise<T>) => Promise<T>;
type RealProvider = keyof typeof RETURN_PARAMETER;
const REAL_PROVIDERS = ['stripe', 'paypal', 'tabby'] as const satisfies readonly RealProvider[];
/** Format of the providers' payment ids. */
const REFERENCE_SHAPE = /^[\w-]{1,255}$/;

/**
 * URL of an order's page, or of the order list; absolute when the storefront may be on another host than the API.
 * @param order `undefined` for an unknown one
 */
export function orderPage(
  { config }: Services,
  order: Pick<OrdersTable, 'id' | 'language'> | undefined,
): string {
  const path = orderPagePath(order?.id, order?.language ?? DEFAULT_LANGUAGE);
  return `${config.hasPublicUrl ? config.publicUrl : ''}${path}`;
}

/** A page that leads to the order list. @param text HTML @param links HTML, to other ways to pay */
function messagePage(language: Language, title: string, text: string, links = ''): string {
  const { pages } = messagesIn(language);
  return htmlPage(
    pages.payment,
    `<main><h1>${escapeHtml(title)}</h1>
<p>${text}</p>
<p>${links}<a class="button" href="${orderPagePath(undefined, language)}">${pages.myOrders}</a></p></main>`,
    language,
  );
}

/** Links with which an order can be paid in another way. */
function otherWays({ payments }: Services, order: OrdersTable): string {
  const { payWith } = messagesIn(order.language).pages;
  const others = payments.typesFor(order.total_minor).filter((type) => type !== order.payment_type);
  const path = `/api/payments/${order.pay_token}/pay`;
  return others
    .map((type) => `<a class="button" href="${path}?with=${type}">${payWith[type]}</a>`)
    .join('');
}

function unavailablePage(language: Language, links = ''): string {
  const { pages } = messagesIn(language);
  const text = escapeHtml(pages.unavailableText);
  return messagePage(language, pages.unavailableTitle, text, links);
}

function declinedPage(services: Services, order: OrdersTable, reason: RejectionReason): string {
  const { pages } = messagesIn(order.language);
  const text = `${escapeHtml(pages.declined[reason])}<br>${pages.declinedSaved}`;
  return messagePage(order.language, pages.declinedTitle, text, otherWays(services, order));
}

function notOnlinePage({ config: { company } }: Services, language: Language): string {
  const { pages } = messagesIn(language);
  const text = pages.notOnlineText(isolate(company.phone), isolate(company.email));
  return messagePage(language, pages.notOnlineTitle, text);
}

async function openPaymentPage(
  services: Services,
  context: Context,
  placed: OrdersTable,
  limit: Limit,
): Promise<Response> {
  const { payments } = services;
  const wanted = context.req.query('with');
  const type = payments.typesFor(placed.total_minor).find((offered) => offered === wanted);
  const order = { ...placed, payment_type: type ?? placed.payment_type };
  try {
    return context.redirect(await limit(() => payments.open(placed, type)), 303);
  } catch (error) {
    if (error instanceof TooManyRequestsError) {
      return context.html(unavailablePage(order.language), 503, retryAfter(error.retryAfterMs));
    }
    if (error instanceof NotPayableError) {
      return context.redirect(orderPage(services, order), 303);
    }
    if (error instanceof PaymentTypeUnavailableError) {
      return context.html(notOnlinePage(services, order.language), 409);
    }
    if (error instanceof PaymentDeclinedError) {
      return context.html(declinedPage(services, order, error.reason), 409);
    }
    if (error instanceof PaymentUnavailableError) {
      const page = unavailablePage(order.language, otherWays(services, order));
      return context.html(page, 503, { 'Retry-After': '60' });
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
): Promise<OrdersTable | undefined> {
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
  return findOrderToPay(db, payment.order_id);
}

/** Links to a payment page and back. */
export function registerPayments(app: Hono, services: Services): void {
  const { clock, serverCount } = services;
  const limiter = createRequestLimiter(PAYMENT_LINK_REQUESTS, clock, serverCount.shareOf);
  const limitFor = (context: Context): Limit => {
    const networks = clientNetworks(clientAddress(context, services.config.trustProxy));
    return (call) => limiter.run(networks, call);
  };
  app.get('/api/payments/:payToken/pay', async (context) => {
    const payToken = context.req.param('payToken');
    const order = isToken(payToken) && (await findOrderByPayToken(services.db, payToken));
    if (!order) throw notFound((m) => m.shop.noPaymentLink);
    return openPaymentPage(services, context, order, limitFor(context));
  });
  refuseOtherMethods(app, '/api/payments/:payToken/pay', ['GET']);
  // A parameter as above: the names themselves beside it would need the slower of Hono's routers for all routes.
  app.get('/api/payments/:provider/return', async (context) => {
    const name = REAL_PROVIDERS.find((known) => known === context.req.param('provider'));
    if (name === undefined) throw notFound((m) => m.requests.callMissing);
    const reference = context.req.query(RETURN_PARAMETER[name]) ?? '';
    const isReference = REFERENCE_SHAPE.test(reference);
    const order = isReference
      ? await confirmOnReturn(services, { name, reference }, limitFor(context))
      : undefined;
    return context.redirect(orderPage(services, order), 303);
  });
  refuseOtherMethods(app, '/api/payments/:provider/return', ['GET']);
}
