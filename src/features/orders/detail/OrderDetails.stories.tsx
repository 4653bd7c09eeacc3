import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ordersApi } from '@/api/orders';
import type { AppStore } from '@/store/makeStore';
import { OrderDetails } from './OrderDetails';
import { detailInTransit, shippingAddress } from '@/fixtures/orders.fixtures';

function fillOrder(store: AppStore): void {
  const value = { order: detailInTransit, shippingAddress: shippingAddress };
  store.dispatch(
    ordersApi.util.upsertQueryEntries([
      { endpointName: 'getSingleOrderHistory', arg: detailInTransit._id, value },
    ]),
  );
}

const meta = {
  title: 'Features/Orders/OrderDetails',
  component: OrderDetails,
  args: { id: 'o1', addToCart: () => Promise.resolve(undefined) },
  parameters: { layout: 'fullscreen', shop: { signedIn: true } },
} satisfies Meta<typeof OrderDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: { respond: () => Response.json({ message: 'Please wait a minute.' }, { status: 409 }) },
  },
};
export const NotFound: Story = { args: { id: undefined } };
export const Default: Story = { parameters: { shop: { fill: fillOrder } } };
