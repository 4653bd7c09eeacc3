import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderPictures } from './OrderPictures';
import { itemsInTransit } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/OrderPictures',
  component: OrderPictures,
  args: { items: itemsInTransit },
} satisfies Meta<typeof OrderPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const MoreThanShown: Story = {
  args: {
    items: ['a', 'b', 'c'].flatMap((order) =>
      itemsInTransit.map((item) => ({ ...item, _id: `${order}-${item._id}` })),
    ),
  },
};
export const MissingImage: Story = {
  args: { items: itemsInTransit.map((item) => ({ ...item, images: [] })) },
};
