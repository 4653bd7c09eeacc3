import type {
  Id,
  IsoDate,
  Language,
  LanguageQuery,
  MessageBody,
  Money,
  Translated,
  Url,
} from './common.ts';
import type { WindowPriceRequest } from './madeToMeasure.ts';
import type { PaymentType } from './orders.ts';
import type { LineUnit } from './products.ts';

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
  soldAs?: LineUnit;
  /** Language of `size`, like `lang` of records. */
  sizeLang?: Language;
  quantity: number;
  price: Money;
  productTotal: Money;
  /** Of a finished window; an optional addition (product 16.12). */
  configuration?: CartConfiguration;
}

/** A finished window in the cart. */
export interface CartConfiguration {
  windowId?: Id;
  /** Room and window; empty without. */
  name: string;
  /** What it is, in a few words: its size first. */
  summary: string[];
  /** Whether it can be priced with other options. */
  isEditable: boolean;
  /** What was priced (product 16.17), and what the fit guarantee gives for it, like that of an ordered window. */
  input?: Pick<WindowPriceRequest, 'window' | 'options'> & { guarantee?: string[] };
  /** Until when its price holds. */
  validUntil: IsoDate;
  /** Price of one that was kept, when another one counts now. */
  previousPrice?: Money;
  /** The shop does not make it any more: it is not part of the totals, and stops an order. */
  unavailable?: true;
}

/** What customers ask before they pay for finished windows, in sentences: they depend on the place of the request. */
export interface CartDelivery {
  /** By when everything is made, and when it comes. */
  delivery: string;
  /** Whether and where the shop fits. */
  fitting: string;
  /** Why the prices are without fitting, and what to do; absent when they are with it. */
  reason?: string;
}

/** Where a cart goes, which decides on fitting and shipping; an optional addition (product 16.18). */
export interface CartPlace {
  city?: string;
  country?: string;
}

export interface Cart {
  cart: CartItem[];
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  /** Subtotal from which shipping is free; an optional addition (product 8.8). */
  freeShippingFrom?: Money;
  total: Money;
  /** Changes with the lines, quantities and prices; an optional addition (product 9.17). */
  revision?: string;
  /** Of a cart with finished windows; an optional addition (product 16.18). */
  madeDelivery?: CartDelivery;
  /** Accepted payment types, `stripe` and `paypal` when absent; an optional addition, as is `tabby` (product 9.3, 9.19). */
  paymentTypes?: PaymentType[];
}

/** Identifies a cart line: a size of a product. */
export interface CartLineRef {
  productId: Id;
  sizeId: Id;
}

/** What is added to the cart. */
export interface CartAddition extends CartLineRef {
  /** How many, 1 to 99; 1 when absent. An optional addition (product 8.7). */
  quantity?: number;
}

/** Another size of the product of a line, which keeps its quantity. */
export interface CartReplacement {
  productId: Id;
  fromSizeId: Id;
  toSizeId: Id;
}

export interface AdditionResponse extends MessageBody {
  /** The `quantity` of the request; absent from a server that always adds one. */
  added?: number;
}

export interface CartContract {
  'GET /user/get-cart': { query: LanguageQuery & CartPlace; body: undefined; response: Cart };
  'POST /user/add-to-cart': { query: undefined; body: CartAddition; response: AdditionResponse };
  'POST /user/cart-action': {
    query: { action: CartAction };
    body: CartLineRef;
    response: MessageBody;
  };
  'POST /user/replace-line': { query: undefined; body: CartReplacement; response: MessageBody };
}
