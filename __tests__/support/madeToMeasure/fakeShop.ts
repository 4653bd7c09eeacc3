import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import type { ProductDetail } from '@/contract/products';
import { buildProductDetail, labelledSize } from '@/fixtures/products.fixtures';
import type { MadeToMeasure } from '@/lib/madeToMeasure/madeProduct';
import { madeToMeasure } from '../../../server/seed/content/madeToMeasure';
import { priceTable } from '../../../server/seed/content/priceTable';
import type { createFakeApi, FakeResponse, RecordedRequest } from '../fakeApi';

const made = (id: string) => madeToMeasure[id] as MadeToMeasure & ProductDetail['madeToMeasure'];

/** The linen of the seed: by the metre, ready-made, and finished for a window. */
export const linen = buildProductDetail({
  _id: 'almas-ivory-linen',
  productId: 'almas-ivory-linen',
  name: 'Almas Ivory Linen',
  sizes: [
    { ...labelledSize('140 cm width', 185, 'metre'), _id: 'almas-ivory-linen-1' },
    { ...labelledSize('280 cm width', 350, 'metre'), _id: 'almas-ivory-linen-2' },
    { ...labelledSize('140 x 260 cm', 265, 'panel'), _id: 'almas-ivory-linen-3' },
  ],
  attributes: { weight: 290, shrinkage: 3, canBeRailroaded: true },
  madeToMeasure: made('almas-ivory-linen'),
  priceTableVersion: 1,
});

/** The roller blind of the seed, without sizes. */
export const roller = buildProductDetail({
  _id: 'ufuq-screen-roller',
  productId: 'ufuq-screen-roller',
  name: 'Ufuq Screen Roller',
  price: 440,
  sizes: [],
  attributes: {},
  madeToMeasure: made('ufuq-screen-roller'),
  priceTableVersion: 1,
});

/** A server that sells one product; each window costs what `price` says. */
export function fakeShop(product: ProductDetail, price: (body: WindowPriceRequest) => object) {
  return ({ path, body }: RecordedRequest): FakeResponse => {
    switch (path) {
      case '/user/get-product-details':
        return { body: { productDetail: product } };
      case '/user/get-price-table':
        return { body: { priceTable } };
      case '/user/price-window':
        return { body: price(body as WindowPriceRequest) };
      case '/user/get-cart':
        return {
          body: { cart: [], currencySymbol: 'AED', subTotal: 0, shippingCharge: 0, total: 0 },
        };
      case '/user/add-to-cart':
        return { body: { message: 'Product Added to Cart Successfully', added: 1 } };
      default:
        return { body: { reviews: [], totalPages: 1 } };
    }
  };
}

/** Windows that a page had kept, in order; on a busy machine a preview of the same window is asked for afterwards. */
export const keptWindows = (api: ReturnType<typeof createFakeApi>): WindowPriceRequest[] =>
  api
    .to('/user/price-window')
    .map(({ body }) => body as WindowPriceRequest)
    .filter(({ keep }) => keep === true);
