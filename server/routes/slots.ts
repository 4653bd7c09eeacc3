import { z } from 'zod';
import type { SlotsContract } from '../../src/contract/slots.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import { deliveryOf } from '../orders/deliveryOf.ts';
import { bookingOf, deleteBooking } from '../repositories/visitBookings.ts';
import { lockOwnOrder } from '../repositories/orders.ts';
import { dubaiMoment } from '../rules/dubaiTime.ts';
import { travelAreaIn } from '../rules/travelArea.ts';
import { reportFitting } from '../visits/changeBooking.ts';
import { notifyFitting } from '../visits/notifyFitting.ts';
import { bookSlot, freeSlots, startOfFree } from '../visits/slots.ts';
import { bookedVisit, comingFitting, waitsForFitting } from './fittingFields.ts';

const kind = 'fitting';

/** Free times for visits, and the choice of one for the fitting of an order (product 7.13, 16.35). */
export const slotRoutes: RoutesFor<SlotsContract> = {
  'GET /user/get-slots': {
    auth: 'public',
    query: localized((m) =>
      z.object({
        kind: z.enum(['measuring', 'fitting'], { error: m.visits.badKind }),
        from: z
          .string()
          .refine((day) => dubaiMoment(day, '12:00') !== undefined, m.visits.badDay)
          .optional(),
        ...languageQuery,
      }),
    ),
    caching: () => 'rare',
    handle: async ({ services, query }) => ({
      slots: await freeSlots(services.db, services, query, services.clock.now()),
      area: travelAreaIn(query.lang ?? 'en', services.config.travelArea),
    }),
  },
  'POST /user/book-fitting': {
    auth: 'required',
    body: localized((m) => z.object({ _id: idText(m, '_id'), slotId: idText(m, 'slotId') })),
    handle: async ({ services, write, user, body, idempotencyKey, messages }) => {
      const now = services.clock.now();
      const own = { id: body._id, userId: user.id };
      const response = await withIdempotency(
        { write, services },
        { call: 'book-fitting', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          const order = await lockOwnOrder(trx, own, now);
          if (!order) throw notFound((m) => m.shop.noOrder);
          const subjects = [counterOf(services, 'fittingsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, (m) => m.visits.page.often);
          if (!waitsForFitting(order, await deliveryOf(trx, order)))
            throw conflict((m) => m.visits.notMadeYet);
          if (await comingFitting(trx, order, now)) throw conflict((m) => m.visits.bookedAlready);
          const start = await startOfFree(trx, services, { kind, slotId: body.slotId }, now);
          const visited = { orderId: own.id, userId: own.userId };
          // Cancelled, or missed.
          const before = await bookingOf(trx, visited);
          if (before) await deleteBooking(trx, before.id);
          const request = { kind, start, visited, moves: before } as const;
          const booking = await bookSlot(trx, services, request, now);
          await notifyFitting(trx, services, { order, booking, news: 'booked' });
          await reportFitting(trx, services, order, booking);
          return { message: messages.visits.booked, fitting: bookedVisit(services, booking) };
        },
      );
      services.mailer.wake();
      return response;
    },
  },
};
