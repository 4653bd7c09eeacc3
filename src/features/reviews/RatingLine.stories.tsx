import preview from '#.storybook/preview';
import { RatingLine } from './RatingLine';

const distribution = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 }));

const meta = preview.meta({
  component: RatingLine,
  args: { summary: { average: 4.6, count: 13, distribution } },
});

export const Default = meta.story();
export const OneReview = meta.story({ args: { summary: { average: 3, count: 1, distribution } } });
