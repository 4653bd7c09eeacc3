import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Instalments } from '@/components/instalments/Instalments';
import { english } from '@/fixtures/english';
import { messages } from '../messages';
import { PaymentBox } from './PaymentBox';

const meta = preview.meta({
  component: PaymentBox,
  args: {
    offered: ['stripe', 'paypal'] as ('stripe' | 'paypal' | 'tabby')[],
    value: '' as const,
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <PaymentBox {...args} onChange={(value) => setArgs({ value })} />;
  },
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { value: 'paypal' } });
export const Error = meta.story({
  tags: ['error'],
  args: { error: english(messages.paymentRequired) },
});

/** Choosing one clears the other (product 9.3). */
export const Changed = meta.story({
  args: { value: 'stripe' },
  play: async ({ canvas, userEvent }) => {
    const paypal = canvas.getByRole('checkbox', { name: 'PayPal' });
    await userEvent.click(paypal);
    await waitFor(() => expect(paypal).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'Stripe' })).not.toBeChecked();
  },
});

/** With instalments, which only a shop with a contract offers (product 9.19). */
export const WithInstalments = meta.story({
  args: {
    offered: ['stripe', 'paypal', 'tabby'],
    instalments: <Instalments amount={4498} currency="AED" range={{}} />,
  },
});

/** A single payment type is not preselected. */
export const OneOffered = meta.story({ args: { offered: ['stripe'] } });
