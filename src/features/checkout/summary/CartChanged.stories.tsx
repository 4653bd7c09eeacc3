import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { CartChanged } from './CartChanged';

const meta = {
  title: 'Features/Checkout/CartChanged',
  component: CartChanged,
  args: {
    currencySymbol: 'AED',
    total: 1384.85,
    changes: [
      { kind: 'price', line: { ...linenLine, price: 240 }, previous: linenLine },
      { kind: 'quantity', line: linenLine, previous: { ...linenLine, quantity: 1 } },
      { kind: 'added', line: longLine },
      { kind: 'removed', line: { ...linenLine, sizeId: 'panel', size: '140 x 260 cm' } },
    ],
  },
} satisfies Meta<typeof CartChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Only the price of shipping changed. */
export const OnlyTheTotal: Story = { args: { changes: [] } };
/** More changes than the notice lists. */
export const ManyChanges: Story = {
  args: {
    changes: Array.from({ length: 9 }, (_, index) => ({
      kind: 'added' as const,
      line: { ...linenLine, sizeId: `size-${index}` },
    })),
  },
};
