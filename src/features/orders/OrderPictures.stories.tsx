import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderPictures } from './OrderPictures';
import { storyItems } from './storyData';

const meta = {
  title: 'Features/Orders/OrderPictures',
  component: OrderPictures,
  args: { items: storyItems },
} satisfies Meta<typeof OrderPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const MoreThanShown: Story = {
  args: {
    items: ['a', 'b', 'c'].flatMap((order) =>
      storyItems.map((item) => ({ ...item, _id: `${order}-${item._id}` })),
    ),
  },
};
export const MissingPicture: Story = {
  args: { items: storyItems.map((item) => ({ ...item, images: [] })) },
};
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
