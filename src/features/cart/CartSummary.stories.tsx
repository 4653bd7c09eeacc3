import preview from '#.storybook/preview';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { CartSummary } from './CartSummary';

const meta = preview.meta({
  component: CartSummary,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
});

export const Default = meta.story();
export const Changing = meta.story({
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine) } },
});
export const Loading = meta.story({
  parameters: { shop: { signedIn: true, fill: () => undefined } },
});
