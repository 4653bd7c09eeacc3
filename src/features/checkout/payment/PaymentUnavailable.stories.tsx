import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentUnavailable } from './PaymentUnavailable';

const meta = {
  title: 'Features/Checkout/PaymentUnavailable',
  component: PaymentUnavailable,
  args: { id: 'payment-unavailable' },
} satisfies Meta<typeof PaymentUnavailable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
