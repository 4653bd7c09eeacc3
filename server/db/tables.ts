import type { EnquiriesTable, IdempotencyKeysTable, MailsTable } from './deskTables.ts';
import type {
  CartLinesTable,
  OrderItemsTable,
  OrderStatusHistoryTable,
  OrderTransitionsTable,
  OrdersTable,
  PaymentEventsTable,
  PaymentsTable,
} from './orderTables.ts';
import type { LoginCodesTable, SessionsTable, ThrottlesTable, UsersTable } from './peopleTables.ts';
import type {
  ArticlesTable,
  BannersTable,
  CatalogueVersionTable,
  CategoriesTable,
  FaqTable,
  MarqueeItemsTable,
  ProductSizesTable,
  ProductsTable,
  ReviewsTable,
  SubCategoriesTable,
  WorksTable,
} from './showroomTables.ts';

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
  /** One row. */
  catalogue_version: CatalogueVersionTable;
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
