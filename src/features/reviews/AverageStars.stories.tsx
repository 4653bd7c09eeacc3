import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AverageStars } from './AverageStars';

const meta = {
  title: 'Features/Reviews/AverageStars',
  component: AverageStars,
  args: { value: 4 },
} satisfies Meta<typeof AverageStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Half: Story = { args: { value: 3.5 } };
export const Medium: Story = { args: { size: 'medium' } };
