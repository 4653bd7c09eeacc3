import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartSignIn } from './CartSignIn';

const meta = {
  title: 'Features/Cart/CartSignIn',
  component: CartSignIn,
} satisfies Meta<typeof CartSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
