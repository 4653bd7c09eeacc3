import type { Id } from '../../src/contract/common.ts';
import type { ReviewPhoto } from '../../src/contract/reviews.ts';
import { isoAfter } from '../clock.ts';
import type { Queryable, Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import type { EncodedPhoto } from '../photos/photoEncoder.ts';
import { photoUrl } from '../rules/reviewPhotoUrl.ts';
import type { PhotoSize } from '../rules/reviewPhotoUrl.ts';
import { ownerOfSession } from './sessions.ts';

/** Number of photos that are neither released nor rejected. */
export async function countUnchecked(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('review_photos')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('expires_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of photos of a customer's reviews that wait for a check; uploads without a review are replaced instead. */
export async function countWaiting(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review_photos')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('expires_at', 'is not', null)
    .where('user_id', '=', userId)
    .where('review_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the oldest uploads of a customer that no review has used, so that one more fits. */
async function makeRoom(trx: Tx, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('review_photos')
    .select('id')
    .where('user_id', '=', userId)
    .where('review_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const oldest = rows.slice(REVIEW_PHOTOS.unusedPerCustomer - 1).map(({ id }) => id);
  if (oldest.length === 0) return;
  await trx
    .deleteFrom('review_photos')
    .where('user_id', '=', userId)
    .where('id', 'in', oldest)
    .execute();
}

/** Stores an upload until a review uses it. @returns its id */
export async function insertPhoto(
  trx: Tx,
  userId: string,
  { image, thumbnail, width, height }: EncodedPhoto,
  now: Date,
): Promise<Id> {
  await makeRoom(trx, userId);
  const id = newId();
  await trx
    .insertInto('review_photos')
    .values({
      ...{ id, user_id: userId, review_id: null, position: 0, width, height },
      created_at: now.toISOString(),
      expires_at: isoAfter(now, REVIEW_PHOTOS.unusedMs),
      released_at: null,
      ...{ thumbnail, image },
    })
    .execute();
  return id;
}

/**
 * Adds uploads of a customer to a review of theirs.
 * @returns false when one is expired, used already or of somebody else
 */
export async function usePhotos(
  trx: Tx,
  { userId, reviewId, photos }: { userId: string; reviewId: string; photos: readonly Id[] },
  now: Date,
): Promise<boolean> {
  for (const [position, id] of photos.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('review_photos')
      .set({
        review_id: reviewId,
        position,
        expires_at: isoAfter(now, REVIEW_PHOTOS.uncheckedMs),
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('review_id', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
  }
  return true;
}

function toReviewPhoto(photo: { id: string; width: number; height: number }): ReviewPhoto {
  const { id, width, height } = photo;
  return { url: photoUrl(id, 'image'), thumbnail: photoUrl(id, 'thumbnail'), width, height };
}

/** Released photos of reviews, by review. */
export async function releasedPhotos(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewPhoto[]>> {
  const found = new Map<string, ReviewPhoto[]>();
  if (reviewIds.length === 0) return found;
  const rows = await db
    .selectFrom('review_photos')
    .select(['id', 'review_id', 'width', 'height'])
    .where('review_id', 'in', reviewIds)
    .where('released_at', 'is not', null)
    .orderBy('position')
    .execute();
  for (const { review_id: reviewId, ...photo } of rows) {
    if (reviewId === null) continue;
    found.set(reviewId, [...(found.get(reviewId) ?? []), toReviewPhoto(photo)]);
  }
  return found;
}

/** Newest released photos of the reviews of a product. */
export async function newestPhotos(
  db: Queryable,
  productId: string,
  limit: number,
): Promise<ReviewPhoto[]> {
  const rows = await db
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select(['review_photos.id', 'width', 'height'])
    .where('reviews.product_id', '=', productId)
    .where('released_at', 'is not', null)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('review_photos.review_id')
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(toReviewPhoto);
}

/** Whether a photo is public. */
export async function isReleased(db: Queryable, id: string): Promise<boolean> {
  const row = db
    .selectFrom('review_photos')
    .select('id')
    .where('id', '=', id)
    .where('released_at', 'is not', null);
  return (await row.executeTakeFirst()) !== undefined;
}

/** The WebP file of a photo of the customer of a session that is signed in; `undefined` for others. */
export async function fileOfSession(
  db: Queryable,
  { id, size, sessionId }: { id: string; size: PhotoSize; sessionId: string },
  now: Date,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('review_photos')
    .select(size)
    .where('id', '=', id)
    .where('user_id', 'in', ownerOfSession(db, sessionId, now))
    .executeTakeFirst();
  return row?.[size];
}

/** The WebP file of any photo in full size, for the shop's staff. */
export async function photoImage(db: Queryable, id: string): Promise<Uint8Array | undefined> {
  const row = db.selectFrom('review_photos').select('image').where('id', '=', id);
  return (await row.executeTakeFirst())?.image;
}

/** The WebP file of a released photo; `undefined` for others. */
export async function releasedFile(
  db: Queryable,
  id: string,
  size: PhotoSize,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('review_photos')
    .select(size)
    .where('id', '=', id)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  return row?.[size];
}
