import preview from '#.storybook/preview';
import { cartLineKey } from '@/api/cart';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { CartTable } from './CartTable';

const meta = preview.meta({
  component: CartTable,
  args: { lineKeys: [cartLineKey(linenLine), cartLineKey(longLine)] },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
});

export const Default = meta.story();
export const OneLine = meta.story({ args: { lineKeys: [cartLineKey(linenLine)] } });
export const BusyLine = meta.story({
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine, longLine) } },
});
