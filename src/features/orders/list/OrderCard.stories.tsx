import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OrderStatus } from '@/contract/orders';
import { OrderCard } from './OrderCard';
import { itemsInTransit, orderInTransit } from '@/fixtures/orders.fixtures';

const manyItems = Array.from({ length: 5 }, (_, index) =>
  itemsInTransit.map((item) => ({ ...item, _id: `${item._id}-${index}` })),
).flat();

const meta = {
  title: 'Features/Orders/OrderCard',
  component: OrderCard,
  args: { order: orderInTransit },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTransit: Story = {};
export const Delivered: Story = {
  args: { order: { ...orderInTransit, orderStatus: 'Delivered' } },
};
export const Cancelled: Story = {
  args: { order: { ...orderInTransit, orderStatus: 'Cancelled' } },
};
export const UnknownStatus: Story = {
  args: { order: { ...orderInTransit, orderStatus: 'AwaitingStock' as OrderStatus } },
};
export const ManyItems: Story = { args: { order: { ...orderInTransit, items: manyItems } } };
