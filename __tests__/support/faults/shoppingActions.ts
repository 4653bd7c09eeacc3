import { fireEvent, screen } from '@testing-library/react';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { buildWindowPrice, cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { buildProductDetail } from '@/fixtures/products.fixtures';
import { linen } from '../madeToMeasure/fakeShop';
import { priceTable } from '../../../server/seed/content/priceTable';
import type { Action } from './actions';
import { chooseValue, findField, press, type, typeAll } from './controls';
import { advance, settle } from './openShop';

const enquiry = {
  name: 'Layla',
  email: 'layla@sadeel.example',
  phone: '0501234567',
  date: '2099-12-01',
  time: '10:00',
};
const watched = { email: 'layla@sadeel.example' };
const samples = { name: 'Layla Haddad', city: 'Sharjah' };
const complaint = { kind: 'damaged', text: 'The hem is torn.' };
const review = { review: 'Falls beautifully.', name: 'Layla' };

const madeLine = buildCartItem({
  productId: linen._id,
  sizeId: 'mtm_7hq2k9c4v1xw8n5t',
  configuration: cartCurtain,
});
const keptPrice = buildWindowPrice({ sizeId: 'mtm_0000000000000001' });
/** Until the configurator has asked for the price of its window. */
const PRICE_ASKED_MS = 2_000;
const UNREACHABLE = 'We could not reach the shop.';

export const shoppingActions: Action[] = [
  {
    route: 'customTailoring',
    endpoint: 'sendEnquiry',
    call: 'POST /user/enquiry',
    url: '/services/custom-tailoring',
    fill: () => {
      typeAll(enquiry);
      fireEvent.click(findField('terms'));
    },
    button: 'Submit',
    typed: enquiry,
    failure: 'Your request was not sent.',
    done: 'Enquiry Submitted Successfully',
    hasKey: true,
  },
  {
    route: 'productDetail',
    endpoint: 'addToCart',
    call: 'POST /user/add-to-cart',
    url: '/product-detail?id=linen',
    isSignedIn: true,
    prepare: (network) =>
      network.set('GET /user/get-cart', () => ({
        body: buildCart({ cart: [], subTotal: 0, shippingCharge: 0, total: 0 }),
      })),
    button: 'Add to Cart',
    done: 'Product Added to Cart Successfully',
    hasKey: true,
  },
  {
    route: 'productDetail',
    endpoint: 'addReview',
    call: 'POST /user/add-review',
    url: '/product-detail?id=linen',
    isSignedIn: true,
    fill: async () => {
      chooseValue('4');
      typeAll(review);
      await settle();
    },
    button: 'Send review',
    typed: review,
    done: 'Review Added Successfully',
    hasKey: true,
  },
  {
    route: 'cart',
    endpoint: 'actOnCart',
    call: 'POST /user/cart-action',
    url: '/cart',
    isSignedIn: true,
    button: 'Increase quantity of Ivory Linen, 140 cm width',
    done: 'Product increment Successfully',
  },
  {
    route: 'productDetail',
    endpoint: 'replaceLine',
    call: 'POST /user/replace-line',
    url: `/product-detail?id=${linen._id}&size=made&line=${madeLine.sizeId}`,
    isSignedIn: true,
    prepare: (network) => {
      network.set('GET /user/get-product-details', () => ({ body: { productDetail: linen } }));
      network.set('GET /user/get-cart', () => ({ body: buildCart({ cart: [madeLine] }) }));
      network.set('GET /user/get-price-table', () => ({ body: { priceTable } }));
      network.set('POST /user/price-window', () => ({ body: keptPrice }));
    },
    fill: async () => {
      // Its modules take longer to load than the fake time waits.
      await import('@/widgets/MadeForWindow');
      await advance(PRICE_ASKED_MS);
    },
    button: 'Update your cart',
    done: 'Window changed in your cart',
    hasKey: true,
  },
  {
    route: 'cart',
    endpoint: 'saveQuote',
    call: 'POST /user/save-quote',
    url: '/cart?show=quote',
    isSignedIn: true,
    button: 'Save as quote',
    failure: UNREACHABLE,
    done: 'Q-261126-7K3QF',
    hasKey: true,
  },
  {
    route: 'quote',
    endpoint: 'acceptQuote',
    call: 'POST /user/accept-quote',
    url: '/quote?token=secret',
    isSignedIn: true,
    button: 'Put this quote in my cart',
    failure: UNREACHABLE,
    done: 'Done.',
  },
  {
    route: 'quote',
    endpoint: 'mailQuote',
    call: 'POST /user/mail-quote',
    url: '/quote?token=secret',
    isSignedIn: true,
    button: 'Send it to me by e-mail',
    failure: UNREACHABLE,
    done: 'Done.',
  },
  {
    route: 'quote',
    endpoint: 'revokeQuote',
    call: 'POST /user/revoke-quote',
    url: '/quote?token=secret',
    isSignedIn: true,
    fill: () => press('Withdraw'),
    button: 'Withdraw this quote',
    failure: UNREACHABLE,
    done: 'Done.',
  },
  {
    route: 'checkout',
    endpoint: 'placeOrder',
    call: 'POST /user/place-order',
    url: '/Checkout',
    isSignedIn: true,
    fill: async () => {
      chooseValue('stripe');
      type('additionalInfo', 'Call first.');
      await settle();
    },
    button: 'Place Order AED 420',
    typed: { additionalInfo: 'Call first.' },
    failure: 'We could not confirm your order.',
    done: 'Order placed',
    hasKey: true,
  },
  {
    route: 'orderDetail',
    endpoint: 'addComplaint',
    call: 'POST /user/add-complaint',
    url: '/MyOrders-detail?id=o1',
    isSignedIn: true,
    fill: async () => {
      await press('Report another problem');
      typeAll(complaint);
    },
    button: 'Send complaint',
    typed: complaint,
    failure: 'Your complaint was not sent.',
    done: 'We have your complaint C-261127-9QKCP',
    hasKey: true,
  },
  {
    route: 'productDetail',
    endpoint: 'watchStock',
    call: 'POST /user/watch-stock',
    url: '/product-detail?id=velvet',
    prepare: (network) =>
      network.set('GET /user/get-product-details', () => ({
        body: { productDetail: buildProductDetail({ attributes: { stock: 0 } }) },
      })),
    fill: async () => {
      await press('Tell me when it is back');
      typeAll(watched);
    },
    button: 'Tell me',
    typed: watched,
    failure: 'This was not sent.',
    done: 'We have sent you a mail.',
  },
  {
    route: 'samples',
    endpoint: 'requestSamples',
    call: 'POST /user/request-samples',
    url: '/samples?add=linen',
    isSignedIn: true,
    fill: async () => {
      await screen.findByRole('button', { name: 'Order the free sample' });
      typeAll(samples);
    },
    button: 'Order the free sample',
    typed: samples,
    failure: 'Your request was not sent.',
    done: 'We have your request S-261127-9QKCP.',
    hasKey: true,
  },
  {
    route: 'orderDetail',
    endpoint: 'bookFitting',
    call: 'POST /user/book-fitting',
    url: '/MyOrders-detail?id=o1',
    isSignedIn: true,
    prepare: (network) =>
      network.set('GET /user/get-single-order-history', () => ({
        body: {
          order: buildOrderDetail({
            madeDelivery: { isFitted: true, state: 'made', canBookFitting: true },
          }),
          shippingAddress,
        },
      })),
    fill: () => {
      fireEvent.click(screen.getByRole('radio', { name: '15:00 – 17:00' }));
    },
    button: 'Book this time',
    failure: UNREACHABLE,
    done: 'Your fitting is booked.',
    hasKey: true,
  },
  {
    route: 'orderDetail',
    endpoint: 'cancelOrder',
    call: 'POST /user/cancel-order',
    url: '/MyOrders-detail?id=o1',
    isSignedIn: true,
    fill: async () => {
      await press('Cancel');
      typeAll({ comment: 'Too dark.' });
      await press('Continue');
    },
    button: 'Confirm cancellation',
    typed: { comment: 'Too dark.' },
    failure: 'Check your connection',
    done: 'This product cancelled successFully',
    hasKey: true,
  },
];
