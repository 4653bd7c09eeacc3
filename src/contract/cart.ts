import type { Id, MessageBody, Money, Url } from './common.ts';

/** What a cart action does to one line (spec §7). */
export type CartAction = 'increment' | 'decrement' | 'remove';

export interface CartItem {
  id: Id;
  productId: Id;
  sizeId: Id;
  name: string;
  images: Url[];
  /** Label of the chosen size; additive to the specification. */
  size?: string;
  quantity: number;
  price: Money;
  productTotal: Money;
}

export interface Cart {
  cart: CartItem[];
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  total: Money;
}

/** Names one line: a size of a product. */
export interface CartLineRef {
  productId: Id;
  sizeId: Id;
}

export interface CartContract {
  'GET /user/get-cart': { query: undefined; body: undefined; response: Cart };
  'POST /user/add-to-cart': { query: undefined; body: CartLineRef; response: MessageBody };
  'POST /user/cart-action': {
    query: { action: CartAction };
    body: CartLineRef;
    response: MessageBody;
  };
}
