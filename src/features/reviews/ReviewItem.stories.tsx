import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Review } from '@/contract/reviews';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import { ReviewItem } from './ReviewItem';
import { ReviewSkeleton } from './ReviewSkeleton';

const review: Review = {
  name: 'Charlotte Whitfield',
  rating: 4,
  review:
    'Very dark and they hang beautifully. I have taken off one star because charcoal shows pale fluff from the duvet.',
  createdAt: '2026-10-31T09:00:00.000Z',
  user: { email: 'c•••@m•••.example' },
};

const meta = {
  title: 'Features/Reviews/ReviewItem',
  component: ReviewItem,
  args: { review },
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The photos open in a viewer that the page provides. */
export const WithPhotos: Story = {
  args: { review: { ...review, photos: reviewPhotos, boughtHere: true } },
};

export const LongText: Story = {
  args: {
    review: { ...review, name: 'A'.repeat(80), review: `${review.review}\n\n`.repeat(6) },
  },
};

export const WithoutNameAndDate: Story = {
  args: { review: { ...review, name: '', createdAt: '' } },
};

export const Loading: Story = { render: () => <ReviewSkeleton /> };
