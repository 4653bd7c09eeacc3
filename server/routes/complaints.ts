import { z } from 'zod';
import type { ComplaintKind, ComplaintsContract } from '../../src/contract/complaints.ts';
import { notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, requiredText } from '../http/validation.ts';
import { COMPLAINTS } from '../limits/customers.ts';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import { addComplaint } from '../complaints/addComplaint.ts';
import { complaintResponse, promiseResponse } from '../complaints/complaintResponse.ts';
import { fitPromises } from '../complaints/fitPromises.ts';
import { photosOfComplaints } from '../repositories/complaintPhotos.ts';
import { complaintsOf } from '../repositories/complaints.ts';
import { findOrder } from '../repositories/orders.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';

const KINDS = [
  'fit',
  'quality',
  'damaged',
  'wrong',
  'missing',
  'other',
] as const satisfies readonly ComplaintKind[];

const complaintBody = localized((m) => {
  const badItems = m.complaints.badItems(COMPLAINTS.maxItems);
  const badPhotos = m.shop.badPhotos(REVIEW_PHOTOS.perReview);
  const { text: label, noText: required } = m.complaints;
  return z.object({
    _id: idText(m, '_id'),
    kind: z.enum(KINDS, { error: m.complaints.badKind }),
    text: requiredText(m, { label, max: COMPLAINTS.maxText, lines: true, required }),
    items: z
      .array(idText(m, 'items'), { error: badItems })
      .max(COMPLAINTS.maxItems, badItems)
      .optional(),
    photos: z
      .array(idText(m, 'photos'), { error: badPhotos })
      .max(REVIEW_PHOTOS.perReview, badPhotos)
      .optional(),
  });
});

/** Complaints about orders (product 16.34). */
export const complaintRoutes: RoutesFor<ComplaintsContract> = {
  'GET /user/get-complaints': {
    auth: 'required',
    query: localized((m) => z.object({ ...languageQuery, _id: idText(m, '_id') })),
    handle: async ({ services, user, query }) => {
      const { db, clock } = services;
      const own = { id: query._id, userId: user.id };
      const placed = await findOrder(db, own);
      if (!placed) throw notFound((m) => m.shop.noOrder);
      const { lang = DEFAULT_LANGUAGE } = query;
      const promises =
        placed.order.status === 'Cancelled' ? [] : await fitPromises(db, placed, clock.now());
      const complaints = await complaintsOf(db, own);
      const photos = await photosOfComplaints(
        db,
        complaints.map(({ id }) => id),
      );
      return {
        complaints: complaints.map((one) => complaintResponse(services, user, one, photos)),
        promises: promises.map((one) => promiseResponse(one, lang)),
        maxPhotos: REVIEW_PHOTOS.perReview,
      };
    },
  },
  'POST /user/add-complaint': {
    auth: 'required',
    body: complaintBody,
    handle: async ({ services, write, user, body, idempotencyKey, language, messages }) => {
      const number = await withIdempotency(
        { write, services },
        { call: 'add-complaint', caller: user.id, idempotencyKey, request: body },
        (trx) => addComplaint(trx, services, { user, body, language }),
      );
      services.mailer.wake();
      return { message: messages.complaints.sent(number), number };
    },
  },
};
