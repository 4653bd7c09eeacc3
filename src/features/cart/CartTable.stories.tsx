import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cartLineKey } from '@/api/cart';
import { linen, longName, withBusyCart, withCart } from './cartSamples';
import { CartTable } from './CartTable';

const meta = {
  title: 'Features/Cart/CartTable',
  component: CartTable,
  args: { lineKeys: [cartLineKey(linen), cartLineKey(longName)] },
  parameters: { shop: { signedIn: true, fill: withCart(linen, longName) } },
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lineKeys: [cartLineKey(linen)] } };
export const BusyLine: Story = {
  parameters: { shop: { signedIn: true, fill: withBusyCart(linen, longName) } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
