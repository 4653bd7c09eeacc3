import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stars } from './Stars';

const meta = {
  title: 'Features/Reviews/Stars',
  component: Stars,
  args: { value: 4 },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Half: Story = { args: { value: 3.5 } };

export const Medium: Story = { args: { size: 'medium' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
