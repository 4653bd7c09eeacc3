import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentUnavailable } from './PaymentUnavailable';
import { PlaceOrderButton } from './PlaceOrderButton';

const meta = {
  title: 'Features/Checkout/PlaceOrderButton',
  component: PlaceOrderButton,
  args: { isSending: false, amountDue: 'AED 420' },
} satisfies Meta<typeof PlaceOrderButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { isSending: true } };
/** Without payment types the button is disabled and described by the reason. */
export const Disabled: Story = {
  args: { blockedBy: 'payment-unavailable' },
  render: (args) => (
    <>
      <PaymentUnavailable id="payment-unavailable" />
      <PlaceOrderButton {...args} />
    </>
  ),
};
export const CartUnknown: Story = { args: { amountDue: undefined } };
