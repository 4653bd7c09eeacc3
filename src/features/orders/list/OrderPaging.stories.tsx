import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderPaging } from './OrderPaging';

const meta = {
  title: 'Features/Orders/OrderPaging',
  component: OrderPaging,
  args: { filter: '30', page: 2, totalPages: 3, count: 8 },
} satisfies Meta<typeof OrderPaging>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
export const Uncounted: Story = { args: { totalPages: undefined } };
