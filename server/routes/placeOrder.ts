import type { Language } from '../../src/contract/common.ts';
import type { BillingPayload, PaymentType, PlacedOrder } from '../../src/contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { conflict } from '../http/errors.ts';
import type { HttpError } from '../http/errors.ts';
import { intentKeyOf, withIdempotency } from '../http/idempotency.ts';
import type { Intent } from '../http/idempotency.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { Write } from '../http/write.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import { orderConfirmationMail } from '../mail/templates/orderConfirmation.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import {
  NotPayableError,
  PaymentDeclinedError,
  PaymentUnavailableError,
} from '../payments/errors.ts';
import { saveResponse } from '../repositories/idempotencyKeys.ts';
import { translateItems } from '../repositories/orderItemTexts.ts';
import { insertOrder } from '../repositories/insertOrder.ts';
import { findOrder } from '../repositories/orders.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { orderedDelivery } from '../rules/leadDays.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import type { Services } from '../services.ts';
import { takeCart } from './takeCart.ts';

/** Name of a payment type; the first two are written in Latin letters in any language. */
function nameOf({ tabby }: Messages['shop'], type: PaymentType): string {
  return { stripe: 'Stripe', paypal: 'PayPal', tabby }[type];
}

/** Permanent URL that leads to the payment page of an order. */
export function payUrlOf(
  { config }: Pick<Services, 'config'>,
  order: Pick<OrdersTable, 'pay_token'>,
): string {
  return `${config.hasPublicUrl ? config.publicUrl : ''}/api/payments/${order.pay_token}/pay`;
}

/** Error for an unavailable payment type; the cart is kept. */
function refusePaymentType({ config, payments }: Services, type: PaymentType): HttpError {
  const [other] = payments.types;
  return conflict(({ shop }) =>
    other
      ? shop.typeUnavailable(nameOf(shop, type), nameOf(shop, other))
      : shop.notOnline(config.company.phone),
  );
}

/** Error for a payment type that does not take this total; the cart is kept. */
function refuseAmount(
  { config, payments }: Services,
  type: PaymentType,
  totalMinor: number,
): HttpError | undefined {
  const types = payments.typesFor(totalMinor);
  if (types.includes(type)) return undefined;
  const [other] = types;
  return conflict(({ shop }) =>
    other
      ? shop.amountNotTaken(nameOf(shop, type), nameOf(shop, other))
      : shop.notOnline(config.company.phone),
  );
}

/** A customer's wish to order the content of the cart. */
export interface OrderRequest {
  write: Write;
  user: SessionUser;
  billing: BillingPayload;
  /** The cart that the customer saw, if the client sent it (product 9.17). */
  revision: string | undefined;
  /** Language of the response, the mails and the payment page. */
  language: Language;
}

/** Creates the order from the cart and queues the confirmation in one transaction. */
async function writeOrder(
  trx: Tx,
  services: Services,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { user, billing, revision, language } = request;
  const { config, mailer, clock, payments } = services;
  const { paymentType } = billing;
  if (!payments.types.includes(paymentType)) throw refusePaymentType(services, paymentType);
  const subjects = [counterOf(services, 'ordersPerCustomer', user.id)];
  await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyOrders);
  const { items, totals, changed } = await takeCart(trx, services, request);
  if (items.length === 0) throw conflict((m) => m.shop.emptyCart);
  const change = revision === undefined ? undefined : changed(revision);
  const refusal = change ?? refuseAmount(services, paymentType, totals.totalMinor);
  if (refusal) throw refusal;
  const placed = await insertOrder(trx, {
    userId: user.id,
    currency: CURRENCY,
    totals,
    billing,
    items,
    language,
    now: clock.now(),
  });
  const { id, order_number, total_minor, currency } = placed.order;
  const orderUrl = orderPageUrl(config, id, language);
  const own = { userId: user.id, lang: language };
  // Sent to the verified e-mail address of the account, because the one in the form may be anybody's.
  const mail = orderConfirmationMail(config.company, user.email, {
    placed: { ...placed, items: await translateItems(trx, own, placed.items) },
    ifPaid: orderedDelivery(placed.order, placed.items, clock.now().toISOString()),
    orderUrl,
    isSandbox: payments.provider('sandbox') !== undefined,
  });
  await mailer.queue(trx, 'order-confirmation', mail);
  const order = {
    _id: id,
    orderId: order_number,
    price: toMajor(total_minor),
    currencySymbol: currency,
  };
  return { message: messagesIn(language).shop.placedUnpaid, order };
}

/** Adds the URL of the payment page to the response; without it when the provider fails. */
async function withPaymentPage(
  services: Services,
  { user, language }: OrderRequest,
  response: PlacedOrder,
): Promise<PlacedOrder> {
  if (response.url !== undefined || !response.order) return response;
  const placed = await findOrder(services.db, { id: response.order._id, userId: user.id });
  if (!placed) return response;
  try {
    const url = await services.payments.open(placed.order);
    return { ...response, message: messagesIn(language).shop.placed, url };
  } catch (error) {
    // The link explains why, and offers other ways to pay.
    if (error instanceof PaymentDeclinedError) {
      const url = payUrlOf(services, placed.order);
      return { ...response, message: messagesIn(language).shop.placed, url };
    }
    if (error instanceof PaymentUnavailableError || error instanceof NotPayableError)
      return response;
    throw error;
  }
}

/**
 * Places an order. The provider is called after the commit, so that its failure does not lose the order. A repeated request
 * with the same key continues where the first one failed.
 */
export async function placeOrder(
  services: Services,
  request: OrderRequest,
  idempotencyKey: string | undefined,
): Promise<PlacedOrder> {
  const intent: Intent = {
    call: 'place-order',
    caller: request.user.id,
    idempotencyKey,
    // Without the revision: a retry after a lost response is sent with that of the emptied cart.
    request: request.billing,
  };
  const first = await withIdempotency({ write: request.write, services }, intent, (trx) =>
    writeOrder(trx, services, request),
  );
  services.mailer.wake();
  const response = await withPaymentPage(services, request, first);
  const intentKey = intentKeyOf(intent);
  if (intentKey && response !== first) await saveResponse(services.db, intentKey, response);
  return response;
}
