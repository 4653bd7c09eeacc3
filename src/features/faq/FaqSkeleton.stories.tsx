import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FaqSkeleton } from './FaqSkeleton';

const meta = {
  title: 'Features/FAQ/FaqSkeleton',
  component: FaqSkeleton,
} satisfies Meta<typeof FaqSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
