import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stars } from './Stars';

const meta = {
  title: 'Features/Home/Stars',
  component: Stars,
  args: { rating: 5 },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Three: Story = { args: { rating: 3 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
