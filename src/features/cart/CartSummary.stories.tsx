import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { CartSummary } from './CartSummary';

const meta = {
  title: 'Features/Cart/CartSummary',
  component: CartSummary,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changing: Story = {
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine) } },
};
export const Loading: Story = { parameters: { shop: { signedIn: true, fill: () => undefined } } };
