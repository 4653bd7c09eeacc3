import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderItems } from './OrderItems';
import { itemsInTransit } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/OrderItems',
  component: OrderItems,
  args: { items: itemsInTransit, currencySymbol: 'AED' },
} satisfies Meta<typeof OrderItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MissingImage: Story = {
  args: { items: itemsInTransit.map((item) => ({ ...item, images: [] })) },
};
export const LongText: Story = {
  args: {
    items: itemsInTransit.map((item) => ({
      ...item,
      productName: 'Almas Ivory Linen, pinch-pleated by hand with a blackout lining',
      offerPrice: 123_456.5,
    })),
  },
  globals: { viewport: { value: 'slim' } },
};
