import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderProblem } from './OrderProblem';

const meta = {
  title: 'Features/Checkout/OrderProblem',
  component: OrderProblem,
} satisfies Meta<typeof OrderProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorOutcomeUnknown: Story = { tags: ['error'] };
export const ErrorRefused: Story = {
  tags: ['error'],
  args: { reason: 'Your cart is empty. Add a product before you order.' },
};
