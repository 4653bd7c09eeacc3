import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentState } from './PaymentState';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/PaymentState',
  component: PaymentState,
  args: { order: detailInTransit },
} satisfies Meta<typeof PaymentState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const NotPaidYet: Story = {
  args: { order: { ...detailInTransit, paymentStatus: 'pending' } },
};
export const Declined: Story = {
  args: { order: { ...detailInTransit, paymentStatus: 'declined' } },
};
export const RefundDue: Story = {
  args: { order: { ...detailInTransit, paymentStatus: 'refundDue' } },
};
