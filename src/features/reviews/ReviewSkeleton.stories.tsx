import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReviewSkeleton } from './ReviewSkeleton';

const meta = {
  title: 'Features/Reviews/ReviewSkeleton',
  component: ReviewSkeleton,
} satisfies Meta<typeof ReviewSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
