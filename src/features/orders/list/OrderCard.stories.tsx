import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OrderStatus } from '@/contract/orders';
import { OrderCard } from './OrderCard';
import { storyItems, storyOrder } from '../storyData';

const manyItems = Array.from({ length: 5 }, (_, index) =>
  storyItems.map((item) => ({ ...item, _id: `${item._id}-${index}` })),
).flat();

const meta = {
  title: 'Features/Orders/OrderCard',
  component: OrderCard,
  args: { order: storyOrder },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTransit: Story = {};
export const Delivered: Story = { args: { order: { ...storyOrder, orderStatus: 'Delivered' } } };
export const Cancelled: Story = { args: { order: { ...storyOrder, orderStatus: 'Cancelled' } } };
export const UnknownStatus: Story = {
  args: { order: { ...storyOrder, orderStatus: 'AwaitingStock' as OrderStatus } },
};
export const ManyItems: Story = { args: { order: { ...storyOrder, items: manyItems } } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
