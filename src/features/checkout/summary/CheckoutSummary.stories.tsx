import preview from '#.storybook/preview';
import { CheckoutSummary } from './CheckoutSummary';
import { withCart } from '@/fixtures/seedStore';
import { linenLine } from '@/fixtures/cart.fixtures';
import { refused } from '@/fixtures/refused';

const meta = preview.meta({
  component: CheckoutSummary,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
