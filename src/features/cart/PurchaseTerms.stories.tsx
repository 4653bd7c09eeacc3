import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { PurchaseTerms } from './PurchaseTerms';

const meta = {
  title: 'Features/Cart/PurchaseTerms',
  component: PurchaseTerms,
  // The text names a date.
  tags: ['moving'],
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
} satisfies Meta<typeof PurchaseTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without the shipping charge. */
export const CartUnknown: Story = { parameters: { shop: { fill: () => undefined } } };
