import type { Language } from '../../src/contract/common.ts';
import type { OrderStatus, PaymentType } from '../../src/contract/orders.ts';
import type { SoldAs } from '../../src/contract/products.ts';

export interface OrdersTable {
  id: string;
  order_number: string;
  user_id: string;
  status: OrderStatus;
  currency: string;
  sub_total_minor: number;
  shipping_minor: number;
  total_minor: number;
  payment_type: PaymentType;
  /** Random token of the payment link; it only allows paying for this order. */
  pay_token: string;
  first_name: string;
  last_name: string;
  company_name: string;
  country: string;
  address: string;
  pin_code: string;
  city: string;
  dial_code: string;
  phone: string;
  /** As it is dialled (E.164); `null` when it cannot be dialled. */
  phone_e164: string | null;
  email: string;
  additional_info: string;
  /** Makani number of the address: 10 digits; empty without one. */
  makani: string;
  /** Tax number of the buyer's company. */
  buyer_trn: string | null;
  cancel_reason: string | null;
  cancel_comment: string | null;
  created_at: string;
  updated_at: string;
  /** Language of the customer's mails and payment pages. */
  language: Language;
  /** Order of which a window is made again for nothing; null for others. */
  remake_of: string | null;
  /** Its line there, from 1. */
  remake_line: number | null;
  /** Why, for the staff. */
  remake_reason: string | null;
  /** When the staff began to cut its finished windows; from then on nobody but they cancels it. */
  cut_at: string | null;
  /** When these were made. */
  made_at: string | null;
}

/** Names are English. */
export interface OrderItemsTable {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  size_id: string;
  product_name: string;
  size_label: string;
  image: string;
  unit_price_minor: number;
  quantity: number;
  /** Unit of price and quantity when the order was placed; null when unknown. */
  sold_as: SoldAs | null;
  /** JSON of a finished window as it was ordered (rules/configuration.ts); null for other items. */
  configuration: string | null;
}

/** Translations of an item's names when it was ordered. */
export interface OrderItemTextsTable {
  item_id: string;
  lang: Language;
  product_name: string | null;
  size_label: string | null;
}

/**
 * created: the provider has not responded yet; open: the customer can pay; expire_due: no longer needed, its page is queued
 * to be closed; refund_due: queued for a refund.
 */
export type PaymentState =
  'created' | 'open' | 'expire_due' | 'expired' | 'declined' | 'paid' | 'refund_due' | 'refunded';
export type PaymentProviderName = 'stripe' | 'paypal' | 'tabby' | 'sandbox';

export interface PaymentsTable {
  id: string;
  order_id: string;
  provider: PaymentProviderName;
  state: PaymentState;
  /** Amount in the minor unit of `currency`, which is USD for PayPal and AED otherwise. */
  amount_minor: number;
  currency: string;
  /** The provider's id of this payment. */
  reference: string | null;
  url: string | null;
  created_at: string;
  updated_at: string;
  /** Time of the next status check or refund attempt. */
  next_attempt_at: string;
  attempts: number;
  last_error: string | null;
  /** The provider's id of the refund. */
  refund_reference: string | null;
}

export interface OrderTables {
  cart_lines: {
    id: string;
    user_id: string;
    product_id: string;
    size_id: string;
    quantity: number;
    created_at: string;
  };
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_item_texts: OrderItemTextsTable;
  order_status_history: {
    id: string;
    order_id: string;
    status: OrderStatus;
    at: string;
  };
  order_transitions: {
    from_status: string;
    to_status: string;
  };
  payments: PaymentsTable;
  payment_events: {
    provider: string;
    event_id: string;
    type: string;
    received_at: string;
  };
}
