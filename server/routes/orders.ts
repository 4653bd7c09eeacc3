import { z } from 'zod';
import type { OrdersContract } from '../../src/contract/orders.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import { followStatus } from '../orders/followStatus.ts';
import { cancelOrder, statusHistory } from '../repositories/orderStatus.ts';
import { findOrder, lockOwnOrder, pageOfOrders } from '../repositories/orders.ts';
import { paymentsOf } from '../repositories/payments.ts';
import { periodOf } from '../rules/orderPeriod.ts';
import { canCancel } from '../rules/orderStatus.ts';
import { paymentStatusOf } from '../rules/paymentStatus.ts';
import { totalPagesOf } from '../rules/paging.ts';
import { billingBody, paymentType } from './billing.ts';
import { orderAnswer, orderDetailAnswer, shippingAddressAnswer } from './orderAnswers.ts';
import { payPath, placeOrder } from './placeOrder.ts';

const NO_ORDER = 'This order does not exist.';
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
        orders: found.items.map(orderAnswer),
        totalPages: totalPagesOf(found.count, query.limit),
      };
    },
  },
  'GET /user/get-single-order-history': {
    auth: 'required',
    query: z.object({ _id: idText('_id') }),
    handle: async ({ services, user, query }) => {
      const { db, config } = services;
      const own = { id: query._id, userId: user.id };
      const placed = await findOrder(db, own);
      if (!placed) throw notFound(NO_ORDER);
      const status = paymentStatusOf(placed.order, await paymentsOf(db, own));
      const payUrl = `${config.hasPublicUrl ? config.publicUrl : ''}${payPath(placed.order)}`;
      const history = await statusHistory(db, own);
      return {
        order: orderDetailAnswer(placed, { status, payUrl }, history),
        shippingAddress: shippingAddressAnswer(placed.order),
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
      const answer = await once(
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
          const { reason, comment } = body;
          await cancelOrder(trx, { ...own, reason, comment }, now);
          await followStatus(trx, services, { ...order, status: 'Cancelled' }, now);
          return { message: 'This product cancelled successFully' };
        },
      );
      services.mailer.wake();
      services.payments.worker.wake();
      return answer;
    },
  },
  'POST /user/place-order': {
    auth: 'required',
    query: z.object({ paymentType }),
    body: billingBody,
    handle: async ({ services, user, query, body, idempotencyKey }) => {
      if (query.paymentType !== body.paymentType) {
        throw badRequest('paymentType of the address and of the body differ.');
      }
      return placeOrder(services, user, body, idempotencyKey);
    },
  },
};
