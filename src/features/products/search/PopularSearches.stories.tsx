import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PopularSearches } from './PopularSearches';

const meta = {
  title: 'Features/Products/PopularSearches',
  component: PopularSearches,
} satisfies Meta<typeof PopularSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
