import preview from '#.storybook/preview';
import { ReviewList } from './ReviewList';
import { reviews } from '@/fixtures/reviews.fixtures';
import type { ReviewsResult } from './useReviews';

const list: ReviewsResult = {
  page: 1,
  reviews: reviews,
  totalPages: 3,
  summary: undefined,
  maxPhotos: 0,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  isRetrying: false,
  isNotFound: false,
  errorStatus: undefined,
  reason: undefined,
  refetch: () => undefined,
  hrefOf: (page) => `?reviews=${page}`,
};

const meta = preview.meta({ component: ReviewList, args: { list } });

export const Default = meta.story();
export const Loading = meta.story({
  args: { list: { ...list, reviews: undefined, isLoading: true } },
});
export const Empty = meta.story({ args: { list: { ...list, reviews: [], totalPages: 1 } } });

export const Error = meta.story({
  tags: ['error'],
  args: { list: { ...list, reviews: undefined, hasFailed: true } },
});

export const LoadingNextPage = meta.story({
  name: 'Loading next page',
  args: { list: { ...list, isOutdated: true } },
});
