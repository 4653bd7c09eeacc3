import type { Order, OrderDetail, OrderItem, ShippingAddress } from '@/contract/orders';

const item: OrderItem = {
  _id: 'i1',
  images: [],
  productName: 'Almas Ivory Linen',
  orderStatus: 'Confirmed',
  offerPrice: 185,
  price: 185,
  quantity: 2,
  size: '140 cm width',
};

/** An order as the list shows it. */
export function buildOrder(changes: Partial<Order> = {}): Order {
  return {
    _id: 'o1',
    orderId: 'SDL-261105-8QKCP',
    orderStatus: 'Confirmed',
    createdAt: '2026-11-05T09:00:00.000Z',
    items: [item],
    order: { price: 420 },
    currencySymbol: 'AED',
    ...changes,
  };
}

/** An order as its own page shows it. */
export function buildOrderDetail(changes: Partial<OrderDetail> = {}): OrderDetail {
  return {
    _id: 'o1',
    orderId: 'SDL-261105-8QKCP',
    orderStatus: 'Confirmed',
    createdAt: '2026-11-05T09:00:00.000Z',
    items: [item],
    subTotal: 370,
    shippingCharge: 50,
    price: 420,
    currencySymbol: 'AED',
    paymentType: 'stripe',
    paymentStatus: 'paid',
    statusHistory: [{ status: 'Confirmed', at: '2026-11-05T09:00:00.000Z' }],
    ...changes,
  };
}

export const shippingAddress: ShippingAddress = {
  companyName: 'Haddad Interiors',
  firstName: 'Layla',
  lastName: 'Haddad',
  address: 'Villa 3, Street 12',
  city: 'Dubai',
  country: 'United Arab Emirates',
};
