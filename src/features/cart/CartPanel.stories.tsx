import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartPanel } from './CartPanel';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { inBox } from '@/fixtures/inBox';

const meta = {
  title: 'Features/Cart/CartPanel',
  component: CartPanel,
  args: { onClose: () => undefined },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
  decorators: [inBox({ display: 'flex', maxWidth: 440, maxHeight: '80vh' })],
} satisfies Meta<typeof CartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BusyLine: Story = {
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine, longLine) } },
};
export const Empty: Story = { parameters: { shop: { signedIn: true, fill: withCart() } } };
export const Loading: Story = { parameters: { shop: { signedIn: true, fill: () => undefined } } };
export const SignedOut: Story = {
  parameters: { shop: { signedIn: false, fill: () => undefined } },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
