import { z } from 'zod';
import type { OrdersContract } from '../../src/contract/orders.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import { handleStatusChange } from '../orders/handleStatusChange.ts';
import { cancelOrder, statusHistory } from '../repositories/orderStatus.ts';
import { findOrder, lockOwnOrder, pageOfOrders } from '../repositories/orders.ts';
import { paymentsOf } from '../repositories/payments.ts';
import { periodOf } from '../rules/orderPeriod.ts';
import { canCancel } from '../rules/orderStatus.ts';
import { paymentStatusOf } from '../rules/paymentStatus.ts';
import { totalPagesOf } from '../rules/paging.ts';
import { billingBody, paymentType } from './billing.ts';
import { orderResponse, orderDetailResponse, shippingAddressResponse } from './orderResponses.ts';
import { payUrlOf, placeOrder } from './placeOrder.ts';

const NO_ORDER = 'This order does not exist.';
const TOO_MANY_CANCELLATIONS = 'You have cancelled many orders in a short time.';
const BAD_FILTER = 'filter must be 30, 90 or a year such as 2026.';

export const orderRoutes: RoutesFor<OrdersContract> = {
  'GET /user/get-orders': {
    auth: 'required',
    query: z.object({ ...pageQuery(8), filter: z.string().default('30') }),
    handle: async ({ services, user, query }) => {
      const period = periodOf(query.filter, services.clock.now());
      if (!period) throw badRequest(BAD_FILTER);
      const found = await pageOfOrders(services.db, { ...query, userId: user.id, period });
      return {
        orders: found.items.map(orderResponse),
        totalPages: totalPagesOf(found.count, query.limit),
      };
    },
  },
  'GET /user/get-single-order-history': {
    auth: 'required',
    query: z.object({ _id: idText('_id') }),
    handle: async ({ services, user, query }) => {
      const { db, payments } = services;
      const own = { id: query._id, userId: user.id };
      const placed = await findOrder(db, own);
      if (!placed) throw notFound(NO_ORDER);
      const status = paymentStatusOf(placed.order, payments.counted(await paymentsOf(db, own)));
      const payUrl = payments.types.includes(placed.order.payment_type)
        ? payUrlOf(services, placed.order)
        : undefined;
      const history = await statusHistory(db, own);
      return {
        order: orderDetailResponse(placed, { status, payUrl }, history),
        shippingAddress: shippingAddressResponse(placed.order),
      };
    },
  },
  'POST /user/cancel-order': {
    auth: 'required',
    body: z.object({
      _id: idText('_id'),
      reason: optionalText({ label: 'Reason', max: 200 }),
      comment: optionalText({ label: 'Comment', max: 2000, lines: true }),
    }),
    handle: async ({ services, user, body, idempotencyKey }) => {
      const response = await withIdempotency(
        services,
        { call: 'cancel-order', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          const now = services.clock.now();
          const own = { id: body._id, userId: user.id };
          const order = await lockOwnOrder(trx, own, now);
          if (!order) throw notFound(NO_ORDER);
          if (!canCancel(order.status)) {
            throw conflict(`This order is ${order.status.toLowerCase()} already.`);
          }
          const subjects = [counterOf(services, 'cancellationsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, TOO_MANY_CANCELLATIONS);
          const { reason, comment } = body;
          await cancelOrder(trx, { ...own, reason, comment }, now);
          await handleStatusChange(trx, services, { ...order, status: 'Cancelled' }, now);
          return { message: 'This product cancelled successFully' };
        },
      );
      services.mailer.wake();
      services.payments.worker.wake();
      return response;
    },
  },
  'POST /user/place-order': {
    auth: 'required',
    query: z.object({ paymentType }),
    body: billingBody,
    handle: async ({ services, user, query, body, idempotencyKey }) => {
      if (query.paymentType !== body.paymentType) {
        throw badRequest('paymentType of the query and of the body differ.');
      }
      return placeOrder(services, user, body, idempotencyKey);
    },
  },
};
