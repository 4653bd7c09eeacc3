import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArticleSkeleton } from './ArticleSkeleton';

const meta = {
  title: 'Features/Articles/ArticleSkeleton',
  component: ArticleSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticleSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
