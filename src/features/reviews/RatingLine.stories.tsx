import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RatingLine } from './RatingLine';

const distribution = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 }));

const meta = {
  title: 'Features/Reviews/RatingLine',
  component: RatingLine,
  args: { summary: { average: 4.6, count: 13, distribution } },
} satisfies Meta<typeof RatingLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneReview: Story = { args: { summary: { average: 3, count: 1, distribution } } };
