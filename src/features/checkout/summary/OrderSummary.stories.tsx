import preview from '#.storybook/preview';
import { MadeDrawing, type DrawnProduct } from '@/components/made/MadeDrawing';
import { cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { OrderSummary } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';
import { linenLine } from '@/fixtures/cart.fixtures';

const drawn: DrawnProduct = { draw: 'pair', width: 2900, drop: 2650, parts: 1 };

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
/** With its drawing, which the page passes. */
export const FinishedWindow = meta.story({
  args: {
    lines: [{ ...linenLine, size: 'Living 1: 290 x 265 cm, wave', configuration: cartCurtain }],
    Drawing: () => <MadeDrawing drawn={drawn} height={64} />,
  },
});
export const Loading = meta.story({ render: () => <OrderSummarySkeleton /> });
