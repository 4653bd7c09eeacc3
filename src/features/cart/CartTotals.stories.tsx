import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { CartTotals } from './CartTotals';

const meta = {
  title: 'Features/Cart/CartTotals',
  component: CartTotals,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
} satisfies Meta<typeof CartTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SubtotalOnly: Story = { args: { isSubTotalOnly: true } };
