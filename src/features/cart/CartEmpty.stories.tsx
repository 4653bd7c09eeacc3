import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartEmpty } from './CartEmpty';

const meta = {
  title: 'Features/Cart/CartEmpty',
  component: CartEmpty,
} satisfies Meta<typeof CartEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
