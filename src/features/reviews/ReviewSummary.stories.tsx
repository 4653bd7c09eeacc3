import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { ReviewSummary } from './ReviewSummary';

const meta = preview.meta({
  component: ReviewSummary,
  decorators: [inBox({ maxWidth: 460 })],
  args: {
    summary: {
      average: 4.6,
      count: 13,
      distribution: [
        { stars: 5, count: 9 },
        { stars: 4, count: 3 },
        { stars: 3, count: 1 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
    },
  },
});

export const Default = meta.story();

export const Filtered = meta.story({
  args: { stars: 4, starsHrefOf: (stars) => (stars === undefined ? '?' : `?stars=${stars}`) },
});

export const OneReview = meta.story({
  args: {
    summary: {
      average: 3,
      count: 1,
      distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 3 ? 1 : 0 })),
    },
  },
});
