import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderMissing } from './OrderMissing';

const meta = {
  title: 'Features/Orders/OrderMissing',
  component: OrderMissing,
} satisfies Meta<typeof OrderMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
