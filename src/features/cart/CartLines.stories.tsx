import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartLines } from './CartLines';
import { linen, longName, withCart } from './cartSamples';

const meta = {
  title: 'Features/Cart/CartLines',
  component: CartLines,
  args: { headingId: 'cart-heading' },
  parameters: { shop: { signedIn: true, fill: withCart(linen, longName) } },
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { signedIn: true, fill: withCart() } } };
export const Loading: Story = { parameters: { shop: { signedIn: true, fill: () => undefined } } };
