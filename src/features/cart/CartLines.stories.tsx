import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartLines } from './CartLines';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';

const meta = {
  title: 'Features/Cart/CartLines',
  component: CartLines,
  args: { headingId: 'cart-heading' },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { signedIn: true, fill: withCart() } } };
export const Loading: Story = { parameters: { shop: { signedIn: true, fill: () => undefined } } };
export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: () => undefined,
      respond: () => Response.json({ message: 'Please wait a minute.' }, { status: 409 }),
    },
  },
};
