import preview from '#.storybook/preview';
import { ordersApi } from '@/api/orders';
import { detailInTransit, shippingAddress } from '@/fixtures/orders.fixtures';
import type { AppStore } from '@/store/makeStore';
import { OrderPlaced } from './OrderPlaced';
import { seedQuery } from '@/fixtures/seedQuery';

const confirmation = {
  orderId: 'SDL-261121-8QKCP',
  total: 420,
  currencySymbol: 'AED',
  paymentUrl: 'https://checkout.stripe.com/pay/1',
  isPaymentOpen: true,
};

/** Fills the store with the order in this payment status. */
const withPayment = (paymentStatus: string) => (store: AppStore) => {
  const order = { ...detailInTransit, paymentStatus };
  seedQuery(store, ordersApi.endpoints.getSingleOrderHistory, order._id, {
    order,
    shippingAddress,
  });
};

const meta = preview.meta({ component: OrderPlaced, args: { confirmation } });

export const PaymentOpened = meta.story();
export const WindowBlocked = meta.story({
  args: { confirmation: { ...confirmation, isPaymentOpen: false } },
});
export const WithoutPaymentPage = meta.story({
  args: { confirmation: { ...confirmation, paymentUrl: undefined, isPaymentOpen: false } },
});

/** The customer has returned from the payment page. */
export const Paid = meta.story({
  args: { confirmation: { ...confirmation, _id: detailInTransit._id } },
  parameters: { shop: { signedIn: true, fill: withPayment('paid') } },
});
export const Declined = meta.story({
  args: { confirmation: { ...confirmation, _id: detailInTransit._id } },
  parameters: { shop: { signedIn: true, fill: withPayment('declined') } },
});
