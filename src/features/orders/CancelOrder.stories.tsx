import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelOrder } from './CancelOrder';
import { storyOrderDetail } from './storyData';

const meta = {
  title: 'Features/Orders/CancelOrder',
  component: CancelOrder,
  args: {
    order: storyOrderDetail,
    onConflict: () => undefined,
    onCancelled: () => undefined,
  },
} satisfies Meta<typeof CancelOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const AlreadyCancelled: Story = {
  args: { order: { ...storyOrderDetail, orderStatus: 'Cancelled' } },
};
