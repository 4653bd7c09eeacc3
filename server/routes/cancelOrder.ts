import type { Language } from '../../src/contract/common.ts';
import type { OrdersContract } from '../../src/contract/orders.ts';
import type { Tx } from '../db/open.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import type { Write } from '../http/write.ts';
import { messagesIn } from '../messages/messages.ts';
import { deliveryOf } from '../orders/deliveryOf.ts';
import { handleStatusChange } from '../orders/handleStatusChange.ts';
import { returnToCart } from '../orders/returnToCart.ts';
import { cancelOrder as writeCancellation } from '../repositories/orderStatus.ts';
import { lockOwnOrder } from '../repositories/orders.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { canCancel } from '../rules/orderStatus.ts';
import type { Services } from '../services.ts';

type Cancellation = OrdersContract['POST /user/cancel-order'];

interface CancelRequest {
  write: Write;
  user: SessionUser;
  body: Cancellation['body'];
  language: Language;
}

async function cancelInTransaction(
  trx: Tx,
  services: Services,
  { user, body, language }: CancelRequest,
): Promise<Cancellation['response']> {
  const { reason, comment, toCart } = body;
  const { shop } = messagesIn(language);
  const now = services.clock.now();
  const own = { id: body._id, userId: user.id };
  const order = await lockOwnOrder(trx, own, now);
  if (!order) throw notFound((m) => m.shop.noOrder);
  if (!canCancel(order.status)) throw conflict((m) => m.shop.orderFinal(order.status));
  if (toCart === true && order.remake_of !== null) throw conflict((m) => m.shop.remakeStays);
  const { state = 'waiting' } = (await deliveryOf(trx, order)) ?? {};
  if (state !== 'waiting') throw conflict((m) => m.made.isCut(services.config.company.phone));
  const subjects = [counterOf(services, 'cancellationsPerCustomer', user.id)];
  await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyCancellations);
  await writeCancellation(trx, { ...own, reason, comment }, now);
  await handleStatusChange(trx, services, { ...order, status: 'Cancelled' }, now);
  if (toCart !== true) return { message: shop.cancelled };
  return { message: shop.returned, notInCart: await returnToCart(trx, own, language, now) };
}

/** Cancels an order, refunds it, and with `toCart` returns its lines to the cart, in one transaction (product 11.8, 11.17). */
export async function cancelOrder(
  services: Services,
  request: CancelRequest,
  idempotencyKey: string | undefined,
): Promise<Cancellation['response']> {
  const { write, user, body } = request;
  const response = await withIdempotency(
    { write, services },
    { call: 'cancel-order', caller: user.id, idempotencyKey, request: body },
    (trx) => cancelInTransaction(trx, services, request),
  );
  services.mailer.wake();
  services.payments.worker.wake();
  return response;
}
