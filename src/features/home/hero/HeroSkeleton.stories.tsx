import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HeroSkeleton } from './HeroSkeleton';

const meta = {
  title: 'Features/Home/HeroSkeleton',
  component: HeroSkeleton,
} satisfies Meta<typeof HeroSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
