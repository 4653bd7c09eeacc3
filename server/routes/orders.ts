import { z } from 'zod';
import type { OrdersContract } from '../../src/contract/orders.ts';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText, pageQuery } from '../http/validation.ts';
import type { MessageText } from '../messages/messages.ts';
import { fittingCalendarUrl } from '../orders/fittingCalendar.ts';
import { careMethodsOf } from '../repositories/careMethods.ts';
import { invoicesOf } from '../repositories/invoices.ts';
import { statusHistory } from '../repositories/orderStatus.ts';
import { translateItems } from '../repositories/orderItemTexts.ts';
import { findOrder, pageOfOrders, remakeOf } from '../repositories/orders.ts';
import { paymentsOf, paymentsOfOrders } from '../repositories/payments.ts';
import { orderedDelivery } from '../rules/leadDays.ts';
import { periodOf } from '../rules/orderPeriod.ts';
import { paidAtOf, paymentStatusOf } from '../rules/paymentStatus.ts';
import { totalPagesOf } from '../rules/paging.ts';
import type { Services } from '../services.ts';
import { orderBody, paymentType } from './billing.ts';
import { cancelOrder } from './cancelOrder.ts';
import { orderResponse, orderDetailResponse, shippingAddressResponse } from './orderResponses.ts';
import type { ShownPayment } from './orderResponses.ts';
import { fittingFields } from './fittingFields.ts';
import { payUrlOf, placeOrder } from './placeOrder.ts';

const noOrder: MessageText = (m) => m.shop.noOrder;

/** Whether an order is paid, and where it can be. */
function paymentOf(
  services: Services,
  order: OrdersTable,
  payments: readonly PaymentsTable[],
): ShownPayment {
  const status = paymentStatusOf(order, services.payments.counted(payments));
  const isPayable = status === 'pending' || status === 'declined';
  const isOffered = services.payments.types.includes(order.payment_type);
  return { status, payUrl: isPayable && isOffered ? payUrlOf(services, order) : undefined };
}

export const orderRoutes: RoutesFor<OrdersContract> = {
  'GET /user/get-orders': {
    auth: 'required',
    query: localized((m) =>
      z.object({ ...pageQuery(m, 8), filter: z.string().default('30'), ...languageQuery }),
    ),
    handle: async ({ services, user, query }) => {
      const period = periodOf(query.filter, services.clock.now());
      if (!period) throw badRequest((m) => m.shop.badFilter);
      const found = await pageOfOrders(services.db, { ...query, userId: user.id, period });
      const own = { userId: user.id, lang: query.lang };
      const all = found.items.flatMap(({ items }) => items);
      const translated = await translateItems(services.db, own, all);
      const orderIds = found.items.map(({ order }) => order.id);
      const payments = await paymentsOfOrders(services.db, user.id, orderIds);
      return {
        orders: found.items.map(({ order }) => {
          const items = translated.filter((item) => item.order_id === order.id);
          const ownPayments = payments.filter((payment) => payment.order_id === order.id);
          return orderResponse({ order, items }, paymentOf(services, order, ownPayments));
        }),
        totalPages: totalPagesOf(found.count, query.limit),
      };
    },
  },
  'GET /user/get-single-order-history': {
    auth: 'required',
    query: localized((m) => z.object({ _id: idText(m, '_id'), ...languageQuery })),
    handle: async ({ services, user, query }) => {
      const { db, payments } = services;
      const own = { id: query._id, userId: user.id };
      const placed = await findOrder(db, own);
      if (!placed) throw notFound(noOrder);
      const items = await translateItems(db, { userId: user.id, lang: query.lang }, placed.items);
      const care = await careMethodsOf(
        db,
        items.map((item) => item.product_id),
      );
      const all = await paymentsOf(db, own);
      const paidAt = paidAtOf(placed.order, payments.counted(all));
      const delivery = orderedDelivery(placed.order, placed.items, paidAt);
      const payment = paymentOf(services, placed.order, all);
      const history = await statusHistory(db, own);
      const invoices = await invoicesOf(db, own);
      return {
        order: {
          ...orderDetailResponse({ order: placed.order, items, care }, payment, history),
          invoices: invoices.map(({ id: _id, kind, number }) => ({ _id, kind, number })),
          ...(paidAt !== undefined && { paidAt }),
          ...(delivery && {
            madeDelivery: {
              ...delivery,
              ...(delivery.arrives !== undefined && {
                calendarUrl: fittingCalendarUrl(placed.order, ''),
              }),
              ...(await fittingFields(services, placed.order, delivery)),
            },
          }),
          ...(await remakeOf(db, placed.order)),
        },
        shippingAddress: shippingAddressResponse(placed.order),
      };
    },
  },
  'POST /user/cancel-order': {
    auth: 'required',
    body: localized((m) =>
      z.object({
        _id: idText(m, '_id'),
        reason: optionalText(m, { label: m.fields.reason, max: 200 }),
        comment: optionalText(m, { label: m.fields.comment, max: 2000, lines: true }),
        toCart: z.boolean().optional(),
      }),
    ),
    handle: ({ services, write, user, body, idempotencyKey, language }) =>
      cancelOrder(services, { write, user, body, language }, idempotencyKey),
  },
  'POST /user/place-order': {
    auth: 'required',
    query: localized((m) => z.object({ paymentType: paymentType(m) })),
    body: orderBody,
    handle: async ({ services, write, user, query, body, idempotencyKey, language }) => {
      if (query.paymentType !== body.paymentType) {
        throw badRequest((m) => m.shop.paymentTypesDiffer);
      }
      const { revision, ...billing } = body;
      return placeOrder(services, { write, user, billing, revision, language }, idempotencyKey);
    },
  },
};
