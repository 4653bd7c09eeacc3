import type { BillingPayload, PaymentType, PlacedOrder } from '../../src/contract/orders.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { conflict } from '../http/errors.ts';
import type { HttpError } from '../http/errors.ts';
import { intentKeyOf, withIdempotency } from '../http/idempotency.ts';
import type { Intent } from '../http/idempotency.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { orderConfirmationMail } from '../mail/templates/orderConfirmation.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { NotPayableError, PaymentUnavailableError } from '../payments/errors.ts';
import { takeLines } from '../repositories/carts.ts';
import { saveResponse } from '../repositories/idempotencyKeys.ts';
import { findOrder, insertOrder } from '../repositories/orders.ts';
import { pricedItems } from '../repositories/products.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { totalsOf } from '../rules/totals.ts';
import type { Services } from '../services.ts';

const EMPTY = 'Your cart is empty. Add a product before you order.';
const TOO_MANY_ORDERS = 'You have placed many orders in a short time. Your cart is safe.';
const PLACED = 'Your order is placed.';
const PLACED_UNPAID =
  'Your order is placed, but the payment page could not be opened. You can pay for it in My Orders.';

const TYPE_NAMES: Record<PaymentType, string> = { stripe: 'Stripe', paypal: 'PayPal' };

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
  return conflict(
    other
      ? `We cannot take payments by ${TYPE_NAMES[type]} at the moment. Please choose ${TYPE_NAMES[other]}; your cart is kept.`
      : `We cannot take payments online at the moment. Please call us on ${config.company.phone} to place your order; your cart is kept.`,
  );
}

/** Creates the order from the cart and queues the confirmation in one transaction. */
async function writeOrder(
  trx: Tx,
  services: Services,
  user: SessionUser,
  billing: BillingPayload,
): Promise<PlacedOrder> {
  const { config, mailer, clock, payments } = services;
  const { paymentType } = billing;
  if (!payments.types.includes(paymentType)) throw refusePaymentType(services, paymentType);
  const subjects = [counterOf(services, 'ordersPerCustomer', user.id)];
  await enforceRateLimit(trx, services, { subjects }, TOO_MANY_ORDERS);
  const items = await pricedItems(trx, await takeLines(trx, user.id));
  if (items.length === 0) throw conflict(EMPTY);
  const placed = await insertOrder(trx, {
    userId: user.id,
    currency: CURRENCY,
    totals: totalsOf(items),
    billing,
    items,
    now: clock.now(),
  });
  const { id, order_number, total_minor, currency } = placed.order;
  const orderUrl = orderPageUrl(config, id);
  // Sent to the verified e-mail address of the account, because the one in the form may be anybody's.
  const mail = orderConfirmationMail(config.company, user.email, {
    placed,
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
  return { message: PLACED_UNPAID, order };
}

/** Adds the URL of the payment page to the response; without it when the provider fails. */
async function withPaymentPage(
  services: Services,
  user: SessionUser,
  response: PlacedOrder,
): Promise<PlacedOrder> {
  if (response.url !== undefined || !response.order) return response;
  const placed = await findOrder(services.db, { id: response.order._id, userId: user.id });
  if (!placed) return response;
  try {
    const url = await services.payments.open(placed.order);
    return { ...response, message: PLACED, url };
  } catch (error) {
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
  user: SessionUser,
  billing: BillingPayload,
  idempotencyKey: string | undefined,
): Promise<PlacedOrder> {
  const intent: Intent = {
    call: 'place-order',
    caller: user.id,
    idempotencyKey,
    request: billing,
  };
  const first = await withIdempotency(services, intent, (trx) =>
    writeOrder(trx, services, user, billing),
  );
  services.mailer.wake();
  const response = await withPaymentPage(services, user, first);
  const intentKey = intentKeyOf(intent);
  if (intentKey && response !== first) await saveResponse(services.db, intentKey, response);
  return response;
}
