import preview from '#.storybook/preview';
import { OrderSummary } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';
import { linenLine } from '@/fixtures/cart.fixtures';

const meta = preview.meta({
  component: OrderSummary,
  args: {
    lines: [linenLine],
    currencySymbol: 'AED',
    subTotal: 370,
    shippingCharge: 50,
    total: 420,
  },
});

export const OneLine = meta.story();
export const FreeShipping = meta.story({ args: { shippingCharge: 0, total: 370 } });
export const LongText = meta.story({
  args: {
    lines: [
      {
        ...linenLine,
        name: 'Marjan Terracotta Linen with a very long name that runs over several lines on a phone',
        productTotal: 123_456.5,
      },
    ],
  },
});
export const Loading = meta.story({ render: () => <OrderSummarySkeleton /> });
