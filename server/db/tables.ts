import type { OrderStatus, PaymentType } from '../../src/contract/orders.ts';

/**
 * The shape of every table, the same on SQLite and PostgreSQL: text and integers only, ids made by the application,
 * times as ISO 8601 text in UTC, money in integer minor units (fils), lists as JSON text.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  login_codes: LoginCodesTable;
  throttles: ThrottlesTable;
  banners: BannersTable;
  marquee_items: MarqueeItemsTable;
  categories: CategoriesTable;
  sub_categories: SubCategoriesTable;
  products: ProductsTable;
  product_sizes: ProductSizesTable;
  articles: ArticlesTable;
  works: WorksTable;
  faq: FaqTable;
  reviews: ReviewsTable;
  enquiries: EnquiriesTable;
  cart_lines: CartLinesTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_status_history: OrderStatusHistoryTable;
  order_transitions: OrderTransitionsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  mails: MailsTable;
  /** Names of the applied schema steps. */
  migrations: { name: string; applied_at: string };
}

export interface UsersTable {
  id: string;
  email: string;
  name: string | null;
  profile_picture: string | null;
  role: string;
  created_at: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
}

export interface LoginCodesTable {
  email: string;
  /** Keyed HMAC of e-mail and code. */
  code_hash: string;
  created_at: string;
  expires_at: string;
  /** Guesses made at this code, right or wrong. */
  attempts: number;
  used_at: string | null;
}

export interface ThrottlesTable {
  bucket: string;
  /** Keyed hash of the e-mail, client or user that is counted. */
  subject: string;
  /** JSON list of epoch milliseconds, oldest first. */
  hits: string;
  updated_at: string;
}

export interface BannersTable {
  id: string;
  position: number;
  image: string;
  image_portrait: string;
  image_alt: string;
  heading: string;
  text: string;
}

export interface MarqueeItemsTable {
  id: string;
  position: number;
  content: string;
}

export interface CategoriesTable {
  id: string;
  position: number;
  name: string;
  description: string;
  image: string;
  image_alt: string;
}

export interface SubCategoriesTable {
  id: string;
  category_id: string;
  position: number;
  name: string;
  description: string;
  image: string;
  image_alt: string;
  what_are: string;
  /** JSON list of sentences. */
  why_you_need: string;
}

export interface ProductsTable {
  id: string;
  category_id: string;
  position: number;
  name: string;
  brand: string;
  description: string;
  /** JSON list of `{ url, alt }`. */
  images: string;
  /** Lower-case text that the product search looks into. */
  search_text: string;
}

export interface ProductSizesTable {
  id: string;
  product_id: string;
  position: number;
  label: string;
  price_minor: number;
}

export interface ArticlesTable {
  id: string;
  title: string;
  image: string;
  image_alt: string;
  html: string;
  published_at: string;
}

export interface WorksTable {
  id: string;
  position: number;
  name: string;
  /** JSON list of `{ url, alt }`. */
  images: string;
}

export interface FaqTable {
  id: string;
  position: number;
  question: string;
  answer: string;
}

export interface ReviewsTable {
  id: string;
  product_id: string;
  user_id: string | null;
  email: string;
  name: string;
  rating: number;
  review: string;
  profile_picture: string | null;
  created_at: string;
}

export interface EnquiriesTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  visit_date: string;
  visit_time: string;
  category_id: string | null;
  sub_category_id: string | null;
  created_at: string;
}

export interface CartLinesTable {
  id: string;
  user_id: string;
  product_id: string;
  size_id: string;
  quantity: number;
  created_at: string;
}

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
  /** Unguessable; whoever holds it may pay for the order, nothing else. */
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
  email: string;
  additional_info: string;
  cancel_reason: string | null;
  cancel_comment: string | null;
  created_at: string;
  updated_at: string;
}

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
}

export interface OrderStatusHistoryTable {
  id: string;
  order_id: string;
  status: OrderStatus;
  at: string;
}

export interface OrderTransitionsTable {
  from_status: string;
  to_status: string;
}

/**
 * created: the provider has not answered yet; open: the customer can pay; paid, declined, expired: how it ended;
 * refund_due: money came for an order that is cancelled.
 */
export type PaymentState = 'created' | 'open' | 'paid' | 'declined' | 'expired' | 'refund_due';
export type PaymentProviderName = 'stripe' | 'paypal' | 'sandbox';

export interface PaymentsTable {
  id: string;
  order_id: string;
  provider: PaymentProviderName;
  state: PaymentState;
  /** What is charged, in the minor unit of `currency`; differs from the order's for providers without AED. */
  amount_minor: number;
  currency: string;
  /** The provider's own id of this payment. */
  reference: string | null;
  url: string | null;
  created_at: string;
  updated_at: string;
}

export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  type: string;
  received_at: string;
}

export interface IdempotencyKeysTable {
  /** Call and caller, so that one customer's key never meets another's. */
  scope: string;
  key: string;
  request_hash: string;
  /** JSON of the first answer. */
  answer: string;
  created_at: string;
}

export interface MailsTable {
  id: string;
  kind: string;
  /** Encrypted message; emptied once it is delivered by SMTP. */
  sealed: string;
  created_at: string;
  /** Not sent after this time, e.g. a code that has run out. */
  not_after: string;
  next_attempt_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}
