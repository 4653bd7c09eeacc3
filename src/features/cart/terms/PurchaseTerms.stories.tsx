import preview from '#.storybook/preview';
import { linenLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { PurchaseTerms } from './PurchaseTerms';

const meta = preview.meta({
  component: PurchaseTerms,
  // The text names a date.
  tags: ['moving'],
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
});

export const Default = meta.story();
/** Without the shipping charge. */
export const CartUnknown = meta.story({ parameters: { shop: { fill: () => undefined } } });
