import type { Order, OrderDetail, OrderItem, ShippingAddress } from '@/contract/orders';

const linen: OrderItem = {
  _id: 'linen',
  images: ['/media/products/almas-ivory-linen-swatch/900x900-c8bfaf/900.webp'],
  productName: 'Almas Ivory Linen',
  orderStatus: 'InTransit',
  offerPrice: 185,
  price: 185,
  quantity: 2,
  size: '140 cm width',
};
const velvet: OrderItem = {
  _id: 'velvet',
  images: ['/media/products/zabeel-emerald-velvet-swatch/900x900-023c24/900.webp'],
  productName: 'Zabeel Emerald Velvet',
  orderStatus: 'InTransit',
  offerPrice: 225,
  price: 265,
  quantity: 1,
  size: '280 cm width',
};

export const storyItems: OrderItem[] = [linen, velvet];

export const storyOrder: Order = {
  _id: 'o1',
  orderId: 'SDL-261107-RQ6ZC',
  orderStatus: 'InTransit',
  createdAt: '2026-11-07T09:00:00.000Z',
  items: storyItems,
  order: { price: 645 },
  currencySymbol: 'AED',
};

export const storyOrderDetail: OrderDetail = {
  _id: 'o1',
  orderId: 'SDL-261107-RQ6ZC',
  orderStatus: 'InTransit',
  createdAt: '2026-11-07T09:00:00.000Z',
  items: storyItems,
  subTotal: 595,
  shippingCharge: 50,
  price: 645,
  currencySymbol: 'AED',
  paymentType: 'stripe',
  paymentStatus: 'paid',
  statusHistory: [
    { status: 'Confirmed', at: '2026-11-07T09:00:00.000Z' },
    { status: 'Packed', at: '2026-11-08T09:00:00.000Z' },
    { status: 'Shipped', at: '2026-11-09T09:00:00.000Z' },
    { status: 'InTransit', at: '2026-11-10T09:00:00.000Z' },
  ],
};

export const storyAddress: ShippingAddress = {
  companyName: 'Haddad Interiors',
  firstName: 'Layla',
  lastName: 'Haddad',
  address: 'Villa 14, Al Thanya Street',
  city: 'Dubai',
  country: 'United Arab Emirates',
};
