import type { Rating, Review } from '@/contract/reviews';
import { asList, asMediaUrl, asNumber, asRecord, asText } from '@/lib/coerce';

const BEST_RATING = 5;

function asRating(value: unknown): Rating {
  const rating = Math.round(asNumber(value) ?? 1);
  return Math.min(BEST_RATING, Math.max(1, rating)) as Rating;
}

export function parseReview(value: unknown): Review | undefined {
  const record = asRecord(value);
  const review = asText(record['review']);
  if (review === undefined) return undefined;
  const user = asRecord(record['user']);
  return {
    _id: asText(record['_id']),
    name: asText(record['name']) ?? '',
    rating: asRating(record['rating']),
    review,
    createdAt: asText(record['createdAt']) ?? '',
    user: {
      profilePicture: asMediaUrl(user['profilePicture']),
      email: asText(user['email']) ?? '',
    },
  };
}

/** Number of reviews with 1, 2, 3, 4 and 5 stars; `undefined` when the server sends none. */
export function parseRatingCounts(value: unknown): number[] | undefined {
  const counts = asList(value, asNumber).map((count) => Math.max(0, Math.trunc(count)));
  return counts.length === BEST_RATING ? counts : undefined;
}
