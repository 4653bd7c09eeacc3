import type { OrderStatus, PaymentType } from '../../src/contract/orders.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { DAY, HOUR } from '../clock.ts';
import { addToLine, increment, takeLines } from '../repositories/carts.ts';
import { moveOrder } from '../repositories/orderStatus.ts';
import { insertOrder } from '../repositories/insertOrder.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { insertPayment, movePayment, openPayment } from '../repositories/payments.ts';
import { pricedItems } from '../repositories/products.ts';
import { findOrCreateUser } from '../repositories/users.ts';
import { CURRENCY } from '../rules/money.ts';
import { ORDER_PATH } from '../rules/orderStatus.ts';
import { totalsOf } from '../rules/totals.ts';
import { newToken } from '../secrets.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';

type Products = CatalogueContent['products'];

export const DEMO_EMAIL = 'demo@sadeel.example';

interface DemoOrder {
  status: OrderStatus;
  daysAgo: number;
  paymentType: PaymentType;
  /** Number of different products. */
  lines: number;
  notes: string;
}

/** Orders in every status: some within 30 days, some within 90, one of last year. */
const DEMO_ORDERS: readonly DemoOrder[] = [
  { status: 'Confirmed', daysAgo: 0.1, paymentType: 'stripe', lines: 2, notes: '' },
  {
    status: 'Packed',
    daysAgo: 1,
    paymentType: 'paypal',
    lines: 1,
    notes: 'Please call before delivery.',
  },
  { status: 'Shipped', daysAgo: 1.2, paymentType: 'stripe', lines: 3, notes: '' },
  { status: 'InTransit', daysAgo: 1.5, paymentType: 'stripe', lines: 1, notes: '' },
  {
    status: 'OutForDelivery',
    daysAgo: 1.9,
    paymentType: 'paypal',
    lines: 2,
    notes: 'Leave with the concierge.',
  },
  { status: 'Cancelled', daysAgo: 44, paymentType: 'stripe', lines: 1, notes: '' },
  { status: 'Delivered', daysAgo: 66, paymentType: 'stripe', lines: 2, notes: '' },
  { status: 'Delivered', daysAgo: 380, paymentType: 'paypal', lines: 1, notes: '' },
];

/** Hours from the order to each status, within the two days that the shop promises (product 8.9). */
const HOURS_TO: Record<OrderStatus, number> = {
  Confirmed: 0,
  Packed: 20,
  Shipped: 26,
  InTransit: 30,
  OutForDelivery: 44,
  Delivered: 47,
  Cancelled: 5,
};

const BILLING = {
  firstName: 'Demo',
  lastName: 'Customer',
  companyName: '',
  country: 'United Arab Emirates',
  address: 'Villa 14, Al Thanya Street',
  pinCode: '',
  city: 'Dubai',
  dialCode: '+971',
  phone: '0501234567',
  email: DEMO_EMAIL,
};

function pathTo(status: OrderStatus): OrderStatus[] {
  if (status === 'Cancelled') return ['Confirmed', 'Cancelled'];
  return ORDER_PATH.slice(0, ORDER_PATH.indexOf(status) + 1);
}

/** Fills the cart, so that the order is priced by the usual rules. */
async function fillCart(
  db: Queryable,
  userId: string,
  products: Products,
  now: Date,
): Promise<void> {
  for (const [index, product] of products.entries()) {
    const sizeId = product.sizes[index % product.sizes.length]?.id ?? '';
    const key = { userId, productId: product.id, sizeId };
    await addToLine(db, key, 1, now);
    if (index === 0) await increment(db, key);
  }
}

async function pay(
  db: Queryable,
  order: Pick<OrdersTable, 'id' | 'user_id' | 'total_minor' | 'status'>,
  at: Date,
): Promise<void> {
  const payment = await insertPayment(
    db,
    {
      order_id: order.id,
      provider: 'sandbox',
      amount_minor: order.total_minor,
      currency: CURRENCY,
    },
    at,
  );
  if (!payment) return;
  const opened = { id: payment.id, reference: newToken(), url: '' };
  await openPayment(db, ownOf(order), opened, at);
  const to = order.status === 'Cancelled' ? 'refunded' : 'paid';
  await movePayment(db, { id: payment.id, from: ['open'], to }, at);
}

async function seedOrder(
  db: Queryable,
  userId: string,
  demo: DemoOrder,
  products: Products,
  now: Date,
): Promise<void> {
  const placedAt = new Date(now.getTime() - demo.daysAgo * DAY);
  await fillCart(db, userId, products, placedAt);
  const items = await pricedItems(db, await takeLines(db, userId));
  const { order } = await insertOrder(db, {
    userId,
    currency: CURRENCY,
    totals: totalsOf(items),
    billing: { ...BILLING, additionalInfo: demo.notes, paymentType: demo.paymentType },
    items,
    language: 'en',
    now: placedAt,
  });
  const path = pathTo(demo.status);
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    const at = new Date(placedAt.getTime() + HOURS_TO[to] * HOUR);
    if (from) await moveOrder(db, { orderId: order.id, from, to }, at);
  }
  await pay(db, { ...order, status: demo.status }, placedAt);
}

/** Creates a demo customer with orders in every status. */
export async function seedDemoCustomer(
  db: Queryable,
  products: Products,
  now: Date,
): Promise<void> {
  const firstOrder = new Date(now.getTime() - 400 * DAY);
  const user = await findOrCreateUser(db, DEMO_EMAIL, firstOrder);
  await db.updateTable('users').set({ name: 'Demo Customer' }).where('id', '=', user.id).execute();
  let next = 0;
  for (const demo of DEMO_ORDERS) {
    const count = Math.min(demo.lines, products.length);
    const chosen = Array.from({ length: count }, () => products[next++ % products.length]);
    await seedOrder(
      db,
      user.id,
      demo,
      chosen.filter((product) => product !== undefined),
      now,
    );
  }
}
