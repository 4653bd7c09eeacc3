import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WorkMosaicSkeleton } from './WorkMosaicSkeleton';

const meta = {
  title: 'Features/Works/WorkMosaicSkeleton',
  component: WorkMosaicSkeleton,
} satisfies Meta<typeof WorkMosaicSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
