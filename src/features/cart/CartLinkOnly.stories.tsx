import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartLinkOnly } from './CartLinkOnly';

const meta = {
  title: 'Features/Cart/CartLinkOnly',
  component: CartLinkOnly,
  args: { id: 'cart-popup', onClose: () => undefined },
} satisfies Meta<typeof CartLinkOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
