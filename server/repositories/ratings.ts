import type { Queryable } from '../db/open.ts';

/** Weight of the average of all reviews, in reviews; a single review cannot lead the list. */
const PRIOR_REVIEWS = 5;

/**
 * Score of each reviewed product: its average rating, drawn towards that of all products while it has few reviews (a
 * Bayesian average).
 */
export async function listRatingScores(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['product_id'])
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('rating').as('sum')])
    .groupBy('product_id')
    .execute();
  const ratings = rows.map((row) => ({
    id: row.product_id,
    count: Number(row.count),
    sum: Number(row.sum),
  }));
  const count = ratings.reduce((total, rating) => total + rating.count, 0);
  const sum = ratings.reduce((total, rating) => total + rating.sum, 0);
  const average = count === 0 ? 0 : sum / count;
  return new Map(
    ratings.map((rating) => [
      rating.id,
      (rating.sum + PRIOR_REVIEWS * average) / (rating.count + PRIOR_REVIEWS),
    ]),
  );
}
