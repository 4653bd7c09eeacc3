import type { FakeResponse, RecordedRequest, Respond } from './fakeApi';

const product = {
  _id: 'p1',
  name: 'Plain Linen',
  images: ['/media/plain.jpg'],
  sizes: [{ _id: 's1', size: '140 cm', price: 185, quantity: 0, isAddedCart: false }],
  price: 185,
};
const category = {
  _id: 'c1',
  name: 'Curtains',
  description: 'Made in Dubai.',
  image: '/media/curtains.jpg',
  subCount: 1,
};
const shippingAddress = {
  firstName: 'Layla',
  lastName: 'Haddad',
  address: 'Villa 3, Street 12',
  city: 'Dubai',
  country: 'United Arab Emirates',
};

/** A server with the specified fields alone: one product, a cart and its order. */
export function createPlainServer(): Respond {
  let quantity = 0;
  let orderStatus: string | undefined;
  const reviews: object[] = [];
  const line = () => ({ images: product.images, price: 185, quantity, size: '140 cm' });
  const order = () => ({
    _id: 'o1',
    orderId: 'A-1',
    orderStatus,
    createdAt: '2026-11-05T09:00:00Z',
  });
  const items = () => [
    { ...line(), _id: 'i1', productName: product.name, orderStatus, offerPrice: 185, quantity: 1 },
  ];
  const bodies: Record<string, (request: RecordedRequest) => object> = {
    '/user/get-home-page': () => ({
      webBanners: [{ image: '/media/banner.jpg' }],
      marquee: [{ content: 'Free visit' }],
      categories: [category],
      products: [product],
      articles: [],
      currency: 'AED',
    }),
    '/user/get-category': () => ({ categories: [category] }),
    '/user/get-products': () => ({ products: [product], totalPages: 1, currency: 'AED' }),
    '/user/get-product-details': () => ({
      productDetail: {
        ...product,
        brand: 'Sadeel',
        category: 'Curtains',
        productId: 'PL-1',
        currency: 'AED',
        relatedProducts: [],
      },
    }),
    '/user/get-review': () => ({ reviews, totalPages: 1 }),
    '/user/add-review': ({ body }) => {
      const user = { email: 'l***@example.com' };
      reviews.push({ ...(body as object), createdAt: '2026-11-05T09:00:00Z', user });
      return { message: 'Review added' };
    },
    '/user/add-to-cart': () => {
      quantity += 1;
      return { message: 'Added to cart' };
    },
    '/user/get-cart': () => {
      const subTotal = 185 * quantity;
      const item = { ...line(), id: 'l1', productId: 'p1', sizeId: 's1', name: product.name };
      const cart = quantity === 0 ? [] : [{ ...item, productTotal: subTotal }];
      return { cart, currencySymbol: 'AED', subTotal, shippingCharge: 50, total: subTotal + 50 };
    },
    '/user/place-order': () => {
      quantity = 0;
      orderStatus = 'Confirmed';
      return { message: 'Order placed', url: 'https://checkout.stripe.com/pay/1' };
    },
    '/user/get-orders': () => ({
      orders: [{ ...order(), items: items(), order: { price: 235 }, currencySymbol: 'AED' }],
      totalPages: 1,
    }),
    '/user/get-single-order-history': () => ({
      order: {
        ...order(),
        items: items(),
        subTotal: 185,
        shippingCharge: 50,
        price: 235,
        currencySymbol: 'AED',
        paymentType: 'stripe',
      },
      shippingAddress,
    }),
    '/user/cancel-order': () => {
      orderStatus = 'Cancelled';
      return { message: 'This product cancelled successFully' };
    },
  };
  return (request): FakeResponse => {
    const body = bodies[request.path]?.(request);
    return body ? { body } : { status: 404, body: { message: 'There is no such call.' } };
  };
}
