import type { Id, Language } from '../../src/contract/common.ts';
import type { ComplaintKind } from '../../src/contract/complaints.ts';
import type { Tx } from '../db/open.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { badRequest, conflict, notFound, unavailable } from '../http/errors.ts';
import { COMPLAINTS } from '../limits/customers.ts';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import { complaintMail, complaintReceiptMail } from '../mail/templates/complaint.ts';
import { countComplaintPhotos, takePhotos } from '../repositories/complaintPhotos.ts';
import { countComplaints, insertComplaint } from '../repositories/complaints.ts';
import { findOrder } from '../repositories/orders.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { photoShare } from '../rules/photoShare.ts';
import type { Services } from '../services.ts';
import { promiseText } from './complaintResponse.ts';
import { fitPromises } from './fitPromises.ts';

interface NewComplaint {
  _id: Id;
  kind: ComplaintKind;
  text: string;
  items?: readonly Id[] | undefined;
  photos?: readonly Id[] | undefined;
}

/** @throws HttpError 409 or 503 when there is no room for more photos of the customer */
async function checkPhotoPlaces(trx: Tx, userId: string, more: number): Promise<void> {
  if (more === 0) return;
  const taken = await countComplaintPhotos(trx, userId);
  const { photos: all, photosPerCustomer: perCustomer } = COMPLAINTS;
  const share = photoShare({ all, perCustomer, perReview: REVIEW_PHOTOS.perReview }, taken.all);
  if (share === 0) throw unavailable((m) => m.shop.noPhotosNow);
  if (taken.ofCustomer + more > share) throw conflict((m) => m.complaints.photosFull);
}

/**
 * Stores a complaint of a customer about an order of theirs, and queues the mails to the staff and to the customer.
 * @returns its number
 * @throws HttpError 400, 404, 409, 429 or 503
 */
export async function addComplaint(
  trx: Tx,
  services: Services,
  { user, body, language }: { user: SessionUser; body: NewComplaint; language: Language },
): Promise<string> {
  const { config, clock, mailer } = services;
  const { kind, text, items: concerned = [], photos = [] } = body;
  const now = clock.now();
  const own = { id: body._id, userId: user.id };
  const placed = await findOrder(trx, own);
  if (!placed) throw notFound((m) => m.shop.noOrder);
  const items = placed.items.filter(({ id }) => concerned.includes(id));
  if (items.length < new Set(concerned).size)
    throw badRequest((m) => m.complaints.badItems(COMPLAINTS.maxItems));
  const subjects = [counterOf(services, 'complaintsPerCustomer', user.id)];
  await enforceRateLimit(trx, services, { subjects }, (m) => m.complaints.tooMany);
  const count = await countComplaints(trx, own);
  if (count.all >= COMPLAINTS.perCustomer || count.ofOrder >= COMPLAINTS.perOrder)
    throw conflict((m) => m.complaints.full(config.company.phone));
  await checkPhotoPlaces(trx, user.id, photos.length);
  const complaint = await insertComplaint(
    trx,
    {
      ...{ user_id: user.id, order_id: own.id, kind, text, language },
      items: items.map(({ id }) => id),
    },
    now,
  );
  if (!(await takePhotos(trx, { userId: user.id, complaintId: complaint.id }, photos, now)))
    throw badRequest((m) => m.shop.photosGone);

  const promises = await fitPromises(trx, placed, now);
  const lines = items.map(({ id, product_name: name, size_label: size }) => {
    const promise = promises.find(({ item }) => item === id);
    const guarantee = promise ? ` - ${promiseText(promise.promised, DEFAULT_LANGUAGE)}` : '';
    return `${placed.items.findIndex((item) => item.id === id) + 1}. ${name}, ${size}${guarantee}`;
  });
  const mailed = {
    complaint,
    order: placed.order.order_number,
    orderUrl: orderPageUrl(config, own.id, language),
  };
  const { company } = config;
  const parts = { from: user.email, lines, photos: photos.length };
  await mailer.queue(trx, 'complaint', complaintMail(company, mailed, parts));
  const receipt = complaintReceiptMail(company, user.email, mailed);
  await mailer.queue(trx, 'complaint-receipt', receipt);
  return complaint.number;
}
