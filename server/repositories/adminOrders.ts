import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';

/** An order with its customer and payments, for the command line. */
export interface AdminOrder {
  order: OrdersTable;
  customerEmail: string;
  /** Oldest first. */
  payments: PaymentsTable[];
}

async function withPayments(
  db: Queryable,
  rows: readonly (OrdersTable & { customer_email: string })[],
): Promise<AdminOrder[]> {
  if (rows.length === 0) return [];
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ customer_email: customerEmail, ...order }) => ({
    order,
    customerEmail,
    payments: payments.filter((payment) => payment.order_id === order.id),
  }));
}

function ordersWithCustomers(db: Queryable) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select('users.email as customer_email');
}

/** The newest orders of all customers. */
export async function listAdminOrders(
  db: Queryable,
  filter: { status: OrderStatus | undefined; limit: number },
): Promise<AdminOrder[]> {
  let query = ordersWithCustomers(db);
  if (filter.status) query = query.where('orders.status', '=', filter.status);
  const rows = await query
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(filter.limit)
    .execute();
  return withPayments(db, rows);
}

/** Orders whose number equals or ends in a text; the storefront shows only five characters. */
export async function findAdminOrders(db: Queryable, number: string): Promise<AdminOrder[]> {
  const suffix = number.toUpperCase().replace(/[\\%_]/g, '\\$&');
  const rows = await ordersWithCustomers(db)
    .where((eb) => eb('order_number', 'like', `%${suffix}`))
    .orderBy('orders.created_at', 'desc')
    .limit(10)
    .execute();
  const exact = rows.filter((row) => row.order_number === number.toUpperCase());
  return withPayments(db, exact.length > 0 ? exact : rows);
}

export async function itemsOfOrder(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Remakes of the windows of an order, newest first. */
export async function remakesOf(db: Queryable, orderId: string): Promise<OrdersTable[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('remake_of', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Status history of an order, oldest first. */
export async function historyOfOrder(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_status_history')
    .select(['status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
