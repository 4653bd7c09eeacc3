import type { Meta, StoryObj } from '@storybook/react-webpack5';
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

const meta = {
  title: 'Features/Reviews/ReviewList',
  component: ReviewList,
  args: { list },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { list: { ...list, reviews: undefined, isLoading: true } } };
export const Empty: Story = { args: { list: { ...list, reviews: [], totalPages: 1 } } };

export const Error: Story = {
  tags: ['error'],
  args: { list: { ...list, reviews: undefined, hasFailed: true } },
};

export const LoadingNextPage: Story = {
  name: 'Loading next page',
  args: { list: { ...list, isOutdated: true } },
};
