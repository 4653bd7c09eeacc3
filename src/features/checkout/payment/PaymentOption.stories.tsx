import preview from '#.storybook/preview';
import { PaymentOption } from './PaymentOption';

const meta = preview.meta({
  component: PaymentOption,
  args: {
    value: 'stripe' as const,
    label: 'Stripe',
    description: 'Credit or debit card',
    isChosen: false,
    errorId: undefined,
    onToggle: () => undefined,
  },
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { isChosen: true } });
