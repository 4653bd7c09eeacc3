import type { Id, Language, LanguageQuery, MessageBody, Money, Translated, Url } from './common.ts';
import type { PaymentType } from './orders.ts';
import type { SoldAs } from './products.ts';

/** Change of one cart line (product 8.6). */
export type CartAction = 'increment' | 'decrement' | 'remove';

export interface CartItem extends Translated {
  id: Id;
  productId: Id;
  sizeId: Id;
  name: string;
  images: Url[];
  /** Label of the size; an optional addition (product 13.10). */
  size?: string;
  /** Unit of `quantity` and `price`; an optional addition (product 13.10). */
  soldAs?: SoldAs;
  /** Language of `size`, like `lang` of records. */
  sizeLang?: Language;
  quantity: number;
  price: Money;
  productTotal: Money;
}

export interface Cart {
  cart: CartItem[];
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  /** Subtotal from which shipping is free; an optional addition (product 8.8). */
  freeShippingFrom?: Money;
  total: Money;
  /** Accepted payment types, all of them when absent; an optional addition (product 9.3). */
  paymentTypes?: PaymentType[];
}

/** Identifies a cart line: a size of a product. */
export interface CartLineRef {
  productId: Id;
  sizeId: Id;
}

export interface CartContract {
  'GET /user/get-cart': { query: LanguageQuery; body: undefined; response: Cart };
  'POST /user/add-to-cart': { query: undefined; body: CartLineRef; response: MessageBody };
  'POST /user/cart-action': {
    query: { action: CartAction };
    body: CartLineRef;
    response: MessageBody;
  };
}
