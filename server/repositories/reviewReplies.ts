import type { ReviewReply } from '../../src/contract/reviews.ts';
import type { Queryable } from '../db/open.ts';

/** The shop's replies to reviews, by review. */
export async function repliesTo(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewReply>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_replies')
    .selectAll()
    .where('review_id', 'in', reviewIds)
    .execute();
  return new Map(
    rows.map(({ review_id: id, text, created_at: createdAt }) => [id, { text, createdAt }]),
  );
}

/** Writes or replaces the shop's reply. @returns whether there is such a review */
export async function replyToReview(
  db: Queryable,
  reviewId: string,
  text: string,
  now: Date,
): Promise<boolean> {
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!review) return false;
  const reply = { text, created_at: now.toISOString() };
  await db
    .insertInto('review_replies')
    .values({ review_id: reviewId, ...reply })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(reply))
    .execute();
  return true;
}

/** Deletes the shop's reply. @returns whether there was one */
export async function withdrawReply(db: Queryable, reviewId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('review_replies')
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Newest reviews with their replies, for the staff. @param productId of one product only */
export async function newestReviews(db: Queryable, limit: number, productId?: string) {
  const all = db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('review_replies', 'review_replies.review_id', 'reviews.id')
    .select(['reviews.id', 'reviews.name', 'reviews.rating', 'reviews.review'])
    .select(['reviews.created_at', 'products.name as product', 'review_replies.text as reply'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit);
  return (productId === undefined ? all : all.where('products.id', '=', productId)).execute();
}
