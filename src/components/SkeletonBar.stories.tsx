import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonBar } from './SkeletonBar';

const meta = {
  title: 'Components/SkeletonBar',
  component: SkeletonBar,
} satisfies Meta<typeof SkeletonBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Picture: Story = { args: { sx: { width: 160, height: 160 } } };
