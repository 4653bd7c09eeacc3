import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckoutSummary } from './CheckoutSummary';
import { withCart } from '@/fixtures/seedStore';
import { linenLine } from '@/fixtures/cart.fixtures';
import { refused } from '@/fixtures/refused';

const meta = {
  title: 'Features/Checkout/CheckoutSummary',
  component: CheckoutSummary,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
} satisfies Meta<typeof CheckoutSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
