import { z } from 'zod';
import type { ReviewsContract } from '../../src/contract/reviews.ts';
import { notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import type { RoutesFor } from '../http/route.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { idText, pageQuery, requiredText, withoutInvisible } from '../http/validation.ts';
import { hasProduct } from '../repositories/products.ts';
import { insertReview, pageOfReviews } from '../repositories/reviews.ts';
import { totalPagesOf } from '../rules/paging.ts';

const NO_PRODUCT = 'This product does not exist.';
const TOO_MANY_REVIEWS = 'You have written many reviews in a short time.';
const NO_REVIEW = 'Please enter a review';
const NO_NAME = 'Please enter a name';

/** The review form (product 6.2); a text of invisible characters is empty. */
const reviewBody = z.object({
  productId: idText('productId'),
  review: requiredText({ label: 'The review', max: 2000, lines: true, required: NO_REVIEW })
    .transform(withoutInvisible)
    .pipe(z.string().min(1, NO_REVIEW)),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], {
    error: 'Please select a rating',
  }),
  name: requiredText({ label: 'The name', max: 80, required: NO_NAME })
    .transform(withoutInvisible)
    .pipe(z.string().min(1, NO_NAME)),
});

export const reviewRoutes: RoutesFor<ReviewsContract> = {
  'GET /user/get-review': {
    auth: 'public',
    query: z.object({ ...pageQuery(5), productId: idText('productId') }),
    handle: async ({ services: { db }, query }) => {
      if (!(await hasProduct(db, query.productId))) throw notFound(NO_PRODUCT);
      const found = await pageOfReviews(db, query);
      return {
        reviews: found.items,
        totalPages: totalPagesOf(found.count, query.limit),
        ratingCounts: found.ratingCounts,
      };
    },
  },
  'POST /user/add-review': {
    auth: 'required',
    body: reviewBody,
    handle: ({ services, user, body, idempotencyKey }) =>
      withIdempotency(
        services,
        { call: 'add-review', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          if (!(await hasProduct(trx, body.productId))) throw notFound(NO_PRODUCT);
          const subjects = [counterOf(services, 'reviewsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, TOO_MANY_REVIEWS);
          const createdAt = services.clock.now().toISOString();
          await insertReview(trx, { ...body, userId: user.id, email: user.email, createdAt });
          return { message: 'Review Added Successfully' };
        },
      ),
  },
};
