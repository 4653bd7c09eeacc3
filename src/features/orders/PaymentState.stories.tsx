import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentState } from './PaymentState';
import { storyOrderDetail } from './storyData';

const meta = {
  title: 'Features/Orders/PaymentState',
  component: PaymentState,
  args: { order: storyOrderDetail },
} satisfies Meta<typeof PaymentState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const NotPaidYet: Story = {
  args: {
    order: {
      ...storyOrderDetail,
      paymentStatus: 'pending',
      paymentUrl: '/api/payments/story/pay',
    },
  },
};
export const Declined: Story = {
  args: {
    order: {
      ...storyOrderDetail,
      paymentStatus: 'declined',
      paymentUrl: '/api/payments/story/pay',
    },
  },
};
export const RefundDue: Story = {
  args: { order: { ...storyOrderDetail, orderStatus: 'Cancelled', paymentStatus: 'refundDue' } },
};
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
