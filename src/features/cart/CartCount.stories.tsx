import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartIcon } from '@/components/icons';
import { CartCount } from './CartCount';

const meta = {
  title: 'Features/Cart/CartCount',
  component: CartCount,
  args: { count: 3 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'inline-flex', padding: 10 }}>
        <CartIcon />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDigit: Story = {};
export const Empty: Story = { args: { count: 0 } };
export const TwoDigits: Story = { args: { count: 42 } };
export const MoreThanFits: Story = { args: { count: 1200 } };
