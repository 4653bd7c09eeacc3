import { newId } from '../ids.ts';
import type { PageQuery } from '../../src/contract/common.ts';
import type { Rating, Review, ReviewPage } from '../../src/contract/reviews.ts';
import type { CatalogueTables } from '../db/catalogueTables.ts';
import type { Queryable } from '../db/open.ts';
import { maskEmail } from '../rules/masks.ts';
import { offsetOf } from '../rules/paging.ts';
import type { Paged } from './catalogue.ts';
import { releasedPhotos } from './reviewPhotos.ts';
import { repliesTo } from './reviewReplies.ts';

type RatingCounts = NonNullable<ReviewPage['ratingCounts']>;

const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];

/** A stored or requested number of stars. */
export function toRating(value: number): Rating {
  return RATINGS.find((rating) => rating === value) ?? 1;
}

/** @returns the id of the new review */
export async function insertReview(
  db: Queryable,
  review: Omit<CatalogueTables['reviews'], 'id' | 'profile_picture'>,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('reviews')
    .values({ id, profile_picture: null, ...review })
    .execute();
  return id;
}

/** Authors to whom a product was delivered. */
async function buyersOf(
  db: Queryable,
  productId: string,
  authors: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = authors.filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.user_id')
    .distinct()
    .where('orders.user_id', 'in', ids)
    .where('orders.status', '=', 'Delivered')
    .where('order_items.product_id', '=', productId)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/**
 * Reviews of a product, newest first, with masked e-mail addresses, released photos, replies and the counts of all ratings.
 * @param query with `rating`, only reviews of so many stars
 */
export async function pageOfReviews(
  db: Queryable,
  query: PageQuery & { productId: string; rating?: Rating | undefined },
): Promise<Paged<Review> & { ratingCounts: RatingCounts }> {
  const { productId, rating } = query;
  const ratingCounts = await countRatings(db, productId);
  const counted = rating === undefined ? ratingCounts : [ratingCounts[rating - 1] ?? 0];
  const count = counted.reduce((sum, ofRating) => sum + ofRating, 0);
  if (count === 0) return { items: [], ratingCounts, count };
  const ofProduct = db.selectFrom('reviews').selectAll().where('product_id', '=', productId);
  const rows = await (rating === undefined ? ofProduct : ofProduct.where('rating', '=', rating))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const ids = rows.map(({ id }) => id);
  const photos = await releasedPhotos(db, ids);
  const replies = await repliesTo(db, ids);
  const authors = rows.map((row) => row.user_id);
  const buyers = await buyersOf(db, productId, authors);
  const items = rows.map((row) => ({
    _id: row.id,
    name: row.name,
    rating: toRating(row.rating),
    review: row.review,
    createdAt: row.created_at,
    user: {
      ...(row.profile_picture ? { profilePicture: row.profile_picture } : {}),
      email: maskEmail(row.email),
    },
    ...(photos.has(row.id) && { photos: photos.get(row.id) }),
    ...(row.user_id !== null && buyers.has(row.user_id) && { boughtHere: true }),
    ...(replies.has(row.id) && { reply: replies.get(row.id) }),
  }));
  return { items, ratingCounts, count };
}

/** Number of reviews per rating from 1 to 5. */
async function countRatings(db: Queryable, productId: string): Promise<RatingCounts> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll().as('count')])
    .where('product_id', '=', productId)
    .groupBy('rating')
    .execute();
  const countOf = (rating: Rating): number =>
    Number(rows.find((row) => row.rating === rating)?.count ?? 0);
  return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
}
