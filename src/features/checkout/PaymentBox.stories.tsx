import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from './messages';
import { PaymentBox } from './PaymentBox';

const meta = {
  title: 'Features/Checkout/PaymentBox',
  component: PaymentBox,
  args: { value: '', onChange: () => undefined },
} satisfies Meta<typeof PaymentBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'paypal' } };
export const WithError: Story = { args: { error: messages.paymentRequired } };
