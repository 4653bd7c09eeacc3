import type { Rating } from '@/contract/reviews';
import type { Translate } from '@/i18n/createI18n';
import { typedLine, typedProse } from '@/lib/typed';
import { messages } from './messages';
import type { ReviewDraft } from './reviewDraftSlice';

export type ReviewField = 'review' | 'rating' | 'name';

export interface ReviewProblem {
  field: ReviewField;
  message: string;
}

/** Valid review with trimmed texts. */
export interface CheckedReview {
  review: string;
  rating: Rating;
  name: string;
}

export const isRating = (value: number): value is Rating =>
  Number.isInteger(value) && value >= 1 && value <= 5;

/** A draft with the name that its form shows. */
export type ShownReview = ReviewDraft & { name: string };

/** Validates text, rating and name in this order; returns the first problem (product 6.2). */
export function checkReview(t: Translate, draft: ShownReview): ReviewProblem | CheckedReview {
  const review = typedProse(draft.review);
  const name = typedLine(draft.name);
  const { rating } = draft;
  if (typedLine(review) === '') return { field: 'review', message: t(messages.reviewRequired) };
  if (!isRating(rating)) return { field: 'rating', message: t(messages.ratingRequired) };
  if (name === '') return { field: 'name', message: t(messages.nameRequired) };
  return { review, rating, name };
}
