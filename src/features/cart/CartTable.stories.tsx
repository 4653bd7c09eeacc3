import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cartLineKey } from '@/api/cart';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { CartTable } from './CartTable';

const meta = {
  title: 'Features/Cart/CartTable',
  component: CartTable,
  args: { lineKeys: [cartLineKey(linenLine), cartLineKey(longLine)] },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lineKeys: [cartLineKey(linenLine)] } };
export const BusyLine: Story = {
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine, longLine) } },
};
