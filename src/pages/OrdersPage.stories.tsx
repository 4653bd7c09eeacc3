import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { seedNoOrders, seedOrders } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { OrdersPage } from './OrdersPage';

const meta = {
  title: 'Pages/Orders',
  tags: ['!autodocs'],
  component: OrdersPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.orders, signedIn: true, fill: seedOrders },
  },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { fill: seedNoOrders } } };
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
