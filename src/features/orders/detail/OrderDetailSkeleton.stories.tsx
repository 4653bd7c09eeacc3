import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderDetailSkeleton } from './OrderDetailSkeleton';

const meta = {
  title: 'Features/Orders/OrderDetailSkeleton',
  component: OrderDetailSkeleton,
} satisfies Meta<typeof OrderDetailSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
