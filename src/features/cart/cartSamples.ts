import { cartApi, cartLineKey } from '@/api/cart';
import type { CartItem } from '@/contract/cart';
import type { AppStore } from '@/store/makeStore';
import { lineChangeStarted } from '@/store/slices/pendingCartSlice';

/** Carts for the stories of this feature. */
export const linen: CartItem = {
  id: 'line-1',
  productId: 'almas-ivory-linen',
  sizeId: 'almas-ivory-linen-1',
  name: 'Almas Ivory Linen',
  images: ['/media/products/almas-ivory-linen-swatch/900x900-c8bfaf/900.webp'],
  size: '140 cm width',
  quantity: 2,
  price: 185,
  productTotal: 370,
};

export const longName: CartItem = {
  ...linen,
  id: 'line-2',
  sizeId: 'almas-ivory-linen-3',
  name: 'Almas Ivory Linen, pinch-pleated by hand with a blackout lining and weighted hems',
  size: '140 x 260 cm, made to measure',
  quantity: 99,
  price: 1615.5,
  productTotal: 159934.5,
};

/** Fills the cart as the server would have answered. */
export function withCart(...lines: CartItem[]) {
  const subTotal = lines.reduce((sum, { productTotal }) => sum + productTotal, 0);
  return (store: AppStore) => {
    const entities = Object.fromEntries(lines.map((line) => [cartLineKey(line), line]));
    const value = {
      lines: { ids: Object.keys(entities), entities },
      currencySymbol: 'AED',
      subTotal,
      shippingCharge: 50,
      total: subTotal + 50,
    };
    store.dispatch(
      cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: undefined, value }]),
    );
  };
}

/** The same, with one line on its way to the server. */
export function withBusyCart(busy: CartItem, ...others: CartItem[]) {
  return (store: AppStore) => {
    withCart(busy, ...others)(store);
    store.dispatch(lineChangeStarted({ lineKey: cartLineKey(busy) }));
  };
}
