import preview from '#.storybook/preview';
import { ReviewList } from './ReviewList';
import { reviews } from '@/fixtures/reviews.fixtures';
import type { ReviewsResult } from './useReviews';
import { loadedStatus } from '@/fixtures/queryView.fixtures';

const list: ReviewsResult = {
  ...loadedStatus,
  page: 1,
  reviews: reviews,
  totalPages: 3,
  summary: undefined,
  maxPhotos: 0,
  photos: [],
  stars: undefined,
  starsHrefOf: undefined,
  hrefOf: (page) => `?reviews=${page}`,
};

const meta = preview.meta({ component: ReviewList, args: { list } });

export const Default = meta.story();

export const LoadingNextPage = meta.story({
  name: 'Loading next page',
  args: { list: { ...list, isOutdated: true } },
});
