import preview from '#.storybook/preview';
import type { Review } from '@/contract/reviews';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import { ReviewItem } from './ReviewItem';

const review: Review = {
  name: 'Charlotte Whitfield',
  rating: 4,
  review:
    'Very dark and they hang beautifully. I have taken off one star because charcoal shows pale fluff from the duvet.',
  createdAt: '2026-10-31T09:00:00.000Z',
  user: { email: 'c•••@m•••.example' },
};

const meta = preview.meta({ component: ReviewItem, args: { review } });

export const Default = meta.story();

/** The photos open in a viewer that the page provides. */
export const WithPhotos = meta.story({
  args: { review: { ...review, photos: reviewPhotos, boughtHere: true } },
});

export const WithReply = meta.story({
  args: {
    review: {
      ...review,
      reply: {
        text: 'Thank you, Charlotte. A damp cloth takes the fluff off; we will show you at the next visit.',
        createdAt: '2026-11-02T09:00:00.000Z',
      },
    },
  },
});

export const LongText = meta.story({
  args: {
    review: { ...review, name: 'A'.repeat(80), review: `${review.review}\n\n`.repeat(6) },
  },
});

export const WithoutNameAndDate = meta.story({
  args: { review: { ...review, name: '', createdAt: '' } },
});
