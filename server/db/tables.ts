import type { EnquiriesTable, MailsTable } from './outboxTables.ts';
import type { IdempotencyKeysTable, ThrottlesTable } from './requestTables.ts';
import type {
  CartLinesTable,
  OrderItemTextsTable,
  OrderItemsTable,
  OrderStatusHistoryTable,
  OrderTransitionsTable,
  OrdersTable,
  PaymentEventsTable,
  PaymentsTable,
} from './orderTables.ts';
import type {
  DevicesTable,
  SessionsTable,
  SignInCodesTable,
  UsersTable,
} from './customerTables.ts';
import type {
  ArticlesTable,
  BannersTable,
  CatalogueTextsTable,
  CatalogueVersionTable,
  CategoriesTable,
  FaqTable,
  MarqueeItemsTable,
  ProductSizesTable,
  ProductsTable,
  ReviewsTable,
  SubCategoriesTable,
  WorksTable,
} from './catalogueTables.ts';

/**
 * Types of all tables on SQLite and PostgreSQL. Columns are text and integers only: timestamps in ISO 8601 and UTC,
 * money in minor units (fils), lists as JSON.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  sign_in_codes: SignInCodesTable;
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
  catalogue_texts: CatalogueTextsTable;
  /** A single row. */
  catalogue_version: CatalogueVersionTable;
  enquiries: EnquiriesTable;
  cart_lines: CartLinesTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_item_texts: OrderItemTextsTable;
  order_status_history: OrderStatusHistoryTable;
  order_transitions: OrderTransitionsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  mails: MailsTable;
  /** Applied migrations, as Kysely's Migrator records them. */
  migrations: { name: string; timestamp: string };
}
