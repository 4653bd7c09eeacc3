import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { english } from '@/fixtures/english';
import { messages } from '../messages';
import { PaymentBox } from './PaymentBox';

const meta = {
  title: 'Features/Checkout/PaymentBox',
  component: PaymentBox,
  args: { offered: ['stripe', 'paypal'], value: '', onChange: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <PaymentBox {...args} onChange={(value) => setArgs({ value })} />;
  },
} satisfies Meta<typeof PaymentBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'paypal' } };
export const Error: Story = { tags: ['error'], args: { error: english(messages.paymentRequired) } };

/** Choosing one clears the other (product 9.3). */
export const Changed: Story = {
  args: { value: 'stripe' },
  play: async ({ canvas, userEvent }) => {
    const paypal = canvas.getByRole('checkbox', { name: 'PayPal' });
    await userEvent.click(paypal);
    await waitFor(() => expect(paypal).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'Stripe' })).not.toBeChecked();
  },
};

/** A single payment type is not preselected. */
export const OneOffered: Story = { args: { offered: ['stripe'] } };
