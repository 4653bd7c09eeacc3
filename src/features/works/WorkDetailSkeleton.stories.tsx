import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WorkDetailSkeleton } from './WorkDetailSkeleton';

const meta = {
  title: 'Features/Works/WorkDetailSkeleton',
  component: WorkDetailSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorkDetailSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
