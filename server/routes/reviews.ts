import { z } from 'zod';
import type { ReviewsContract } from '../../src/contract/reviews.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import {
  idText,
  pageQuery,
  requiredText,
  wholeNumber,
  withoutInvisible,
} from '../http/validation.ts';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import type { MessageText } from '../messages/messages.ts';
import { hasProduct } from '../repositories/products.ts';
import { newestPhotos, usePhotos } from '../repositories/reviewPhotos.ts';
import { insertReview, pageOfReviews, toRating } from '../repositories/reviews.ts';
import { totalPagesOf } from '../rules/paging.ts';

const noProduct: MessageText = (m) => m.shop.noProduct;

/** The review form (product 6.2); a text of invisible characters is empty. */
const reviewBody = localized((m) => {
  const { fields, shop } = m;
  const review = { label: fields.review, max: 2000, lines: true, required: shop.noReview };
  const name = { label: fields.reviewer, max: 80, required: shop.noReviewer };
  return z.object({
    productId: idText(m, 'productId'),
    review: requiredText(m, review),
    rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], {
      error: shop.noRating,
    }),
    name: requiredText(m, name).transform(withoutInvisible),
    photos: z
      .array(idText(m, 'photos'), { error: shop.badPhotos(REVIEW_PHOTOS.perReview) })
      .max(REVIEW_PHOTOS.perReview, shop.badPhotos(REVIEW_PHOTOS.perReview))
      .optional(),
  });
});

export const reviewRoutes: RoutesFor<ReviewsContract> = {
  'GET /user/get-review': {
    auth: 'public',
    query: localized((m) =>
      z.object({
        ...pageQuery(m, 5),
        productId: idText(m, 'productId'),
        rating: wholeNumber(m, 'rating', 1, 5).transform(toRating).optional(),
      }),
    ),
    handle: async ({ services: { db }, query }) => {
      const found = await pageOfReviews(db, query);
      const hasReviews = found.ratingCounts.some((count) => count > 0);
      if (!hasReviews && !(await hasProduct(db, query.productId))) throw notFound(noProduct);
      return {
        reviews: found.items,
        totalPages: totalPagesOf(found.count, query.limit),
        ratingCounts: found.ratingCounts,
        maxPhotos: REVIEW_PHOTOS.perReview,
        photos: hasReviews ? await newestPhotos(db, query.productId, REVIEW_PHOTOS.shownFirst) : [],
        canFilter: true,
      };
    },
  },
  'POST /user/add-review': {
    auth: 'required',
    body: reviewBody,
    handle: ({ services, write, user, body, idempotencyKey, messages }) =>
      withIdempotency(
        { write, services },
        { call: 'add-review', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          if (!(await hasProduct(trx, body.productId))) throw notFound(noProduct);
          const subjects = [counterOf(services, 'reviewsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyReviews);
          const { productId: product_id, photos = [], ...review } = body;
          const author = { user_id: user.id, email: user.email };
          const now = services.clock.now();
          const created_at = now.toISOString();
          const reviewId = await insertReview(trx, {
            ...review,
            ...author,
            product_id,
            created_at,
          });
          if (!(await usePhotos(trx, { userId: user.id, reviewId, photos }, now)))
            throw badRequest((m) => m.shop.photosGone);
          return { message: messages.shop.reviewAdded };
        },
      ),
  },
};
