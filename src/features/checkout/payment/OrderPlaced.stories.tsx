import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderPlaced } from './OrderPlaced';

const confirmation = {
  orderId: 'SDL-261121-8QKCP',
  total: 420,
  currencySymbol: 'AED',
  paymentUrl: 'https://checkout.stripe.com/pay/1',
  isPaymentOpen: true,
};

const meta = {
  title: 'Features/Checkout/OrderPlaced',
  component: OrderPlaced,
  args: { confirmation },
} satisfies Meta<typeof OrderPlaced>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaymentOpened: Story = {};
export const WindowBlocked: Story = {
  args: { confirmation: { ...confirmation, isPaymentOpen: false } },
};
export const WithoutPaymentPage: Story = {
  args: { confirmation: { ...confirmation, paymentUrl: undefined, isPaymentOpen: false } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
