import type { BillingPayload, PlacedOrder } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { conflict } from '../http/errors.ts';
import { intentKeyOf, once } from '../http/idempotency.ts';
import type { Intent } from '../http/idempotency.ts';
import { orderConfirmationMail } from '../mail/templates/orderConfirmation.ts';
import { orderPageUrl } from '../orders/links.ts';
import { NotPayableError, PaymentUnavailableError } from '../payments/payments.ts';
import { takeLines } from '../repositories/carts.ts';
import { saveAnswer } from '../repositories/idempotencyKeys.ts';
import { findOrder, insertOrder } from '../repositories/orders.ts';
import { pricedItems } from '../repositories/products.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { totalsOf } from '../rules/totals.ts';
import type { Services } from '../services.ts';

const EMPTY = 'Your cart is empty. Add a product before you order.';
const PLACED = 'Your order is placed.';
const PLACED_UNPAID =
  'Your order is placed, but the payment page could not be opened. You can pay for it in My Orders.';

/** Path that leads to the payment page of an order, whenever it is followed. */
export function payPath(order: Pick<OrdersTable, 'pay_token'>): string {
  return `/api/payments/${order.pay_token}/pay`;
}

/** Turns the cart into an order: read, emptied, priced, written and announced in one transaction. */
async function writeOrder(
  trx: Queryable,
  services: Services,
  user: SessionUser,
  billing: BillingPayload,
): Promise<PlacedOrder> {
  const { config, mailer, clock } = services;
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
  // To the proven address of the account: the one in the form may be anybody's.
  const mail = orderConfirmationMail(config.company, user.email, placed, orderUrl);
  await mailer.queue(trx, 'order-confirmation', mail);
  const order = {
    _id: id,
    orderId: order_number,
    price: toMajor(total_minor),
    currencySymbol: currency,
  };
  return { message: PLACED_UNPAID, order };
}

/** The answer with the address of the payment page; without one when the provider fails. */
async function withPaymentPage(
  services: Services,
  user: SessionUser,
  answer: PlacedOrder,
): Promise<PlacedOrder> {
  if (answer.url !== undefined || !answer.order) return answer;
  const placed = await findOrder(services.db, { id: answer.order._id, userId: user.id });
  if (!placed) return answer;
  try {
    const url = await services.payments.open(placed.order);
    return { ...answer, message: PLACED, url };
  } catch (error) {
    if (error instanceof PaymentUnavailableError || error instanceof NotPayableError) return answer;
    throw error;
  }
}

/**
 * Places an order. The provider is called after the order is safe, outside any transaction: its failure costs no
 * order, and a repeat with the same key carries on where the first attempt stopped.
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
  const first = await once(services, intent, (trx) => writeOrder(trx, services, user, billing));
  services.mailer.wake();
  const answer = await withPaymentPage(services, user, first);
  const intentKey = intentKeyOf(intent);
  if (intentKey && answer !== first) await saveAnswer(services.db, intentKey, answer);
  return answer;
}
