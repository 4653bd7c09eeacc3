import type {
  Id,
  IsoDate,
  Language,
  LanguageQuery,
  MessageBody,
  Money,
  PageQuery,
  Translated,
  Url,
} from './common.ts';
import type { CareMethod } from './facets.ts';
import type { InvoiceSummary } from './invoices.ts';
import type {
  ClothLayout,
  MadeDelivery,
  PriceLine,
  WindowOptions,
  WindowToPrice,
} from './madeToMeasure.ts';
import type { LineUnit } from './products.ts';

/** Unknown values are shown as Confirmed (product 11.5). */
export type OrderStatus =
  'Confirmed' | 'Packed' | 'Shipped' | 'InTransit' | 'OutForDelivery' | 'Delivered' | 'Cancelled';

export type PaymentType = 'stripe' | 'paypal' | 'tabby';

/** `lang` is the language of `productName`. */
export interface OrderItem extends Translated {
  _id: Id;
  images: Url[];
  productName: string;
  orderStatus: OrderStatus;
  offerPrice: Money;
  price: Money;
  quantity?: number;
  size?: string;
  /** Unit of `quantity` and the prices; an optional addition (product 13.10). */
  soldAs?: LineUnit;
  /** Language of `size`, like `lang` of records. */
  sizeLang?: Language;
  /** What was ordered, to order it again; an optional addition (product 11.13). */
  productId?: Id;
  sizeId?: Id;
  /** How the product of today is cleaned, in the details of an order; an optional addition (product 11.14). */
  careMethod?: CareMethod;
  /** Of a finished window, as it was ordered; an optional addition (product 16.12). */
  configuration?: OrderedConfiguration;
}

/** A finished window of an order. */
export interface OrderedConfiguration {
  /** Room and window; empty without. */
  name: string;
  summary: string[];
  window: WindowToPrice;
  options: WindowOptions;
  breakdown: PriceLine[];
  layout?: ClothLayout;
  priceTableVersion: number;
  /** The customer hangs it, and has not paid for fitting. */
  withoutFitting?: true;
  /** Whether it has the fit guarantee, and what was missing, in sentences. */
  guarantee?: string[];
}

export interface Order {
  _id: Id;
  /** Full order number; the last five characters are shown (product 11.3). */
  orderId: string;
  orderStatus: OrderStatus;
  createdAt: IsoDate;
  date?: IsoDate;
  items: OrderItem[];
  order: { price: Money };
  currencySymbol: string;
  /** Whether and where the order can be paid; optional additions (product 11.16). */
  paymentStatus?: string;
  paymentUrl?: Url;
}

export interface OrderDetail {
  _id: Id;
  orderId: string;
  orderStatus: OrderStatus;
  createdAt: IsoDate;
  items: OrderItem[];
  subTotal: Money;
  shippingCharge: Money;
  price: Money;
  currencySymbol: string;
  paymentType: PaymentType;
  paymentStatus?: string;
  /** Payment page of an unpaid order; an optional addition (product 11.10). */
  paymentUrl?: Url;
  /** Invoices and their corrections, oldest first; an optional addition (product 11.12). */
  invoices?: InvoiceSummary[];
  /** Time of the payment; an optional addition (product 11.14). */
  paidAt?: IsoDate;
  /** Of an order with finished windows, days once it is paid; an optional addition (product 16.19). */
  madeDelivery?: MadeDelivery;
  /** The order of which it makes a window again, for nothing; an optional addition (product 11.18). */
  remakeOf?: { _id: Id; orderId: string };
  /** Order notes of the customer; an optional addition (product 15.15). */
  additionalInfo?: string;
  statusHistory?: { status: OrderStatus; at: IsoDate }[];
}

export interface ShippingAddress {
  companyName?: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  country: string;
  pinCode?: string;
  dialCode?: string;
  phone?: string;
  /** The number as it is dialled, `+971501234567`; an optional addition (product 9.18). */
  phoneE164?: string;
  /** Makani number; an optional addition (product 9.16). */
  makani?: string;
  email?: string;
}

export interface OrderPage {
  orders: Order[];
  totalPages: number;
}

/** `30`, `90` (days) or a four-digit year. */
export type OrderFilter = string;

export interface BillingPayload {
  firstName: string;
  lastName: string;
  companyName: string;
  country: string;
  address: string;
  pinCode: string;
  city: string;
  dialCode: string;
  phone: string;
  email: string;
  additionalInfo: string;
  /** Makani number of the address: 10 digits; an optional addition (product 9.16). */
  makani?: string;
  /** Tax number of the buyer's company (TRN of VAT); an optional addition (product 9.15). */
  trn?: string;
  paymentType: PaymentType;
}

/** An order of the cart. */
export interface OrderPayload extends BillingPayload {
  /** The cart that the customer saw, if the server sent a revision with it; an optional addition (product 9.17). */
  revision?: string;
}

export interface PlacedOrder {
  message: string;
  /** URL of the provider's payment page. */
  url?: Url;
  /** The order as stored; an optional addition (product 13.10). */
  order?: { _id: Id; orderId: string; price: Money; currencySymbol: string };
}

/** `notInCart` are the names of products that could not return to the cart, with `toCart` only. */
export interface CancelResponse extends MessageBody {
  notInCart?: string[];
}

export interface OrdersContract {
  'GET /user/get-orders': {
    query: PageQuery & LanguageQuery & { filter: OrderFilter };
    body: undefined;
    response: OrderPage;
  };
  'GET /user/get-single-order-history': {
    query: LanguageQuery & { _id: Id };
    body: undefined;
    response: { order: OrderDetail; shippingAddress: ShippingAddress };
  };
  'POST /user/cancel-order': {
    query: undefined;
    body: {
      _id: Id;
      reason: string;
      comment: string;
      /** Returns the lines to the cart; an optional addition (product 11.17). */
      toCart?: boolean;
    };
    response: CancelResponse;
  };
  'POST /user/place-order': {
    query: { paymentType: PaymentType };
    body: OrderPayload;
    response: PlacedOrder;
  };
}
