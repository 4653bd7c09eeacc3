import preview from '#.storybook/preview';
import { linenLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { CartTotals } from './CartTotals';

const meta = preview.meta({
  component: CartTotals,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
});

export const Default = meta.story();
export const SubtotalOnly = meta.story({ args: { isSubTotalOnly: true } });
