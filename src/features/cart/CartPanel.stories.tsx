import preview from '#.storybook/preview';
import { CartPanel } from './CartPanel';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { inBox } from '@/fixtures/inBox';

const meta = preview.meta({
  component: CartPanel,
  args: { onClose: () => undefined },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
  decorators: [inBox({ display: 'flex', maxWidth: 440, maxHeight: '80vh' })],
});

export const Default = meta.story();
export const BusyLine = meta.story({
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine, longLine) } },
});
export const Empty = meta.story({ parameters: { shop: { fill: withCart() } } });
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const SignedOut = meta.story({
  parameters: { shop: { signedIn: false, fill: () => undefined } },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
