import type { Id } from '../../src/contract/common.ts';
import type { Queryable, Tx } from '../db/open.ts';

/** Photos of reviews that the shop has not checked, oldest first, without their images. */
export async function listWaitingPhotos(db: Queryable, limit: number) {
  return db
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['review_photos.id', 'reviews.email', 'reviews.review'])
    .select(['products.name as product', 'reviews.created_at as sent_at'])
    .where('released_at', 'is', null)
    .orderBy('reviews.created_at')
    .orderBy('reviews.id')
    .orderBy('review_photos.position')
    .limit(limit)
    .execute();
}

/** The WebP file of a photo, released or not. */
export async function imageOfPhoto(db: Queryable, id: Id): Promise<Uint8Array> {
  const row = db.selectFrom('review_photos').select('image').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).image;
}

/** Shows a photo in the shop from now on. @returns false when there is no such photo of a review */
export async function releasePhoto(trx: Tx, id: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review_photos')
    .set({ released_at: now.toISOString(), expires_at: null })
    .where('id', '=', id)
    .where('review_id', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** The customer who sent a photo; `undefined` when there is no such photo of a review. */
export async function senderOfPhoto(db: Queryable, id: Id): Promise<string | undefined> {
  const row = db
    .selectFrom('review_photos')
    .select('user_id')
    .where('id', '=', id)
    .where('review_id', 'is not', null);
  return (await row.executeTakeFirst())?.user_id;
}

/** Deletes all photos of a customer that are not released, also those without a review. @returns how many */
export async function rejectPhotosOf(trx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('review_photos')
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes a photo, released or not. @returns false when there is no such photo of a review */
export async function rejectPhoto(trx: Tx, id: Id): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('review_photos')
    .where('id', '=', id)
    .where('review_id', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
