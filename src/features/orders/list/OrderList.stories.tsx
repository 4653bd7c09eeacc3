import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderList } from './OrderList';
import { filterChoices } from './orderFilter';
import { english } from '@/fixtures/english';
import { orderInTransit } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/OrderList',
  component: OrderList,
  args: { filter: '30', page: 1, choices: filterChoices(english, '2026') },
  parameters: { shop: { signedIn: true } },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: { respond: () => Response.json({ message: 'Please wait a minute.' }, { status: 400 }) },
  },
};
export const Empty: Story = {
  parameters: { shop: { respond: () => Response.json({ orders: [], totalPages: 0 }) } },
};
export const Default: Story = {
  parameters: {
    shop: { respond: () => Response.json({ orders: [orderInTransit], totalPages: 3 }) },
  },
};
