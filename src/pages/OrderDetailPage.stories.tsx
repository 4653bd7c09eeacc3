import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { orderPath, paths } from '@/lib/paths';
import { seedOrderDetail } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { OrderDetailPage } from './OrderDetailPage';

const meta = {
  title: 'Pages/Order detail',
  tags: ['!autodocs'],
  component: OrderDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: orderPath(detailInTransit._id), signedIn: true, fill: seedOrderDetail },
  },
} satisfies Meta<typeof OrderDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const NotFound: Story = { parameters: { shop: { path: paths.orderDetail } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
