import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlaceOrderButton } from './PlaceOrderButton';

const meta = {
  title: 'Features/Checkout/PlaceOrderButton',
  component: PlaceOrderButton,
  args: { isSending: false, amountDue: 'AED 420' },
} satisfies Meta<typeof PlaceOrderButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sending: Story = { args: { isSending: true } };
export const CartUnknown: Story = { args: { amountDue: undefined } };
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
