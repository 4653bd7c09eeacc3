import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Orders } from './Orders';
import { orderInTransit } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/Orders',
  component: Orders,
  parameters: {
    shop: {
      signedIn: true,
      respond: () => Response.json({ orders: [orderInTransit], totalPages: 1 }),
    },
  },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
