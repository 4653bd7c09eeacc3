import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { paths } from '@/lib/paths';
import { CartPage } from './CartPage';

const meta = {
  title: 'Pages/Cart',
  tags: ['!autodocs'],
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.cart, signedIn: true, fill: withCart(linenLine, longLine) },
  },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { fill: withCart() } } };
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: () => undefined,
      respond: () => Response.json({ message: 'Please try again.' }, { status: 400 }),
    },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
