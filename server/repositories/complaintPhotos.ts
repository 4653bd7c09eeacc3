import type { ReviewPhoto } from '../../src/contract/reviews.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { PhotoSize } from '../rules/reviewPhotoUrl.ts';
import { ownerOfSession } from './sessions.ts';
import { groupBy } from '../rules/groupBy.ts';

/** Number of photos of all complaints, and of them those of a customer. */
export async function countComplaintPhotos(db: Queryable, userId: string) {
  const all = db.selectFrom('complaint_photos').select((eb) => eb.fn.countAll().as('count'));
  const own = db
    .selectFrom('complaint_photos')
    .innerJoin('complaints', 'complaints.id', 'complaint_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId);
  const [{ count }, { count: ofCustomer }] = [
    await all.executeTakeFirstOrThrow(),
    await own.executeTakeFirstOrThrow(),
  ];
  return { all: Number(count), ofCustomer: Number(ofCustomer) };
}

/**
 * Makes uploads of a customer, which no review has used, photos of a complaint.
 * @returns false when one is expired, used already or of somebody else
 */
export async function takePhotos(
  trx: Tx,
  { userId, complaintId }: { userId: string; complaintId: string },
  photos: readonly string[],
  now: Date,
): Promise<boolean> {
  for (const [position, id] of photos.entries()) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('complaint_photos')
      .columns(['id', 'complaint_id', 'position', 'width', 'height', 'thumbnail', 'image'])
      .expression((eb) =>
        eb
          .selectFrom('review_photos')
          .select((column) => [
            'id',
            column.val(complaintId).as('complaint_id'),
            column.lit(position).as('position'),
            ...(['width', 'height', 'thumbnail', 'image'] as const),
          ])
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('review_id', 'is', null)
          .where('expires_at', '>', now.toISOString()),
      )
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 0) return false;
    await trx.deleteFrom('review_photos').where('id', '=', id).execute();
  }
  return true;
}

/** Size and id of the photos of complaints, by complaint. */
export async function photosOfComplaints(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, (Pick<ReviewPhoto, 'width' | 'height'> & { id: string })[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('complaint_photos')
    .select(['id', 'complaint_id', 'width', 'height'])
    .where('complaint_id', 'in', ids)
    .orderBy('position')
    .execute();
  return groupBy(rows, (row) => row.complaint_id);
}

/** The WebP file of a photo of a complaint of the customer of a session that is signed in. */
export async function complaintFileOfSession(
  db: Queryable,
  { id, size, sessionId }: { id: string; size: PhotoSize; sessionId: string },
  now: Date,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('complaint_photos')
    .innerJoin('complaints', 'complaints.id', 'complaint_id')
    .select(size)
    .where('complaint_photos.id', '=', id)
    .where('user_id', 'in', ownerOfSession(db, sessionId, now))
    .executeTakeFirst();
  return row?.[size];
}

/** The WebP file of a photo of any complaint in full size, for the shop's staff. */
export async function complaintImage(db: Queryable, id: string): Promise<Uint8Array | undefined> {
  const row = db.selectFrom('complaint_photos').select('image').where('id', '=', id);
  return (await row.executeTakeFirst())?.image;
}
