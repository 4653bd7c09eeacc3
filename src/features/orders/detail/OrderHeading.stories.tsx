import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderHeading } from './OrderHeading';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/OrderHeading',
  component: OrderHeading,
  args: { order: detailInTransit, account: 'Signed in as Layla Haddad' },
} satisfies Meta<typeof OrderHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = {
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
};
