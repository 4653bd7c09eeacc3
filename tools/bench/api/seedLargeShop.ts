import type { CatalogueSeed } from '../../../server/seed/types.ts';
import { DAY, isoAfter } from '../../../server/clock.ts';
import type { Queryable } from '../../../server/db/open.ts';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { withSizeIds } from '../../../server/seed/content/sizes.ts';
import { seedCatalogue } from '../../../server/seed/seedCatalogue.ts';
import { newId } from '../../../server/ids.ts';
import { CURRENCY, toMinor } from '../../../server/rules/money.ts';
import { totalsOf } from '../../../server/rules/totals.ts';
import { newToken } from '../../../server/secrets.ts';

/** Number of records of a shop. */
export interface ShopSize {
  products: number;
  customers: number;
  orders: number;
}

/** A size of a product, as in cart requests. */
export interface Line {
  productId: string;
  sizeId: string;
}

export interface LargeShop {
  productIds: string[];
  /** The cheapest size of every product. */
  lines: Line[];
  customerIds: string[];
}

/** Rows per statement; PostgreSQL accepts 65,535 values, SQLite half of that. */
const CHUNK = 500;
const ORDER_SPAN_DAYS = 700;

type Product = CatalogueSeed['products'][number];

/** The seed catalogue, repeated with new names up to the number of products. */
function largeCatalogue(count: number): CatalogueSeed {
  const products = Array.from({ length: count }, (_, index) => {
    const original = catalogue.products[index % catalogue.products.length];
    if (!original) throw new Error('The catalogue has no products to repeat.');
    return withSizeIds({
      ...original,
      id: `${original.id}-${index}`,
      name: `${original.name} ${index}`,
    });
  });
  return { ...catalogue, products, reviews: [] };
}

async function insertCustomers(db: Queryable, count: number, now: Date): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    email: `customer${index}@load.example`,
    name: null,
    profile_picture: null,
    role: 'user',
    created_at: isoAfter(now, -ORDER_SPAN_DAYS * DAY),
  }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('users')
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
  return rows.map((row) => row.id);
}

/** Rows of a paid past order with one line: order, item, status history and payment. */
function pastOrder(number: number, product: Product, userId: string, placedAt: Date) {
  const id = newId();
  const at = placedAt.toISOString();
  const [size] = product.sizes;
  if (!size) throw new Error(`The product ${product.id} has no size.`);
  const totals = totalsOf([{ unit_price_minor: toMinor(size.price), quantity: 1 }]);
  return {
    order: {
      id,
      user_id: userId,
      order_number: `SDL-LOAD-${number}`,
      status: 'Confirmed' as const,
      currency: CURRENCY,
      sub_total_minor: totals.subTotalMinor,
      shipping_minor: totals.shippingMinor,
      total_minor: totals.totalMinor,
      payment_type: 'stripe' as const,
      pay_token: newToken(),
      first_name: 'Load',
      last_name: 'Customer',
      company_name: '',
      country: 'United Arab Emirates',
      address: 'Villa 1, Street 2',
      pin_code: '',
      city: 'Dubai',
      dial_code: '+971',
      phone: '0501234567',
      email: 'load@load.example',
      additional_info: '',
      makani: '',
      cancel_reason: null,
      cancel_comment: null,
      created_at: at,
      updated_at: at,
      language: 'en' as const,
    },
    item: {
      id: newId(),
      order_id: id,
      position: 0,
      product_id: product.id,
      size_id: size.id,
      product_name: product.name,
      size_label: size.label,
      image: '',
      unit_price_minor: toMinor(size.price),
      quantity: 1,
    },
    status: { id: newId(), order_id: id, status: 'Confirmed' as const, at },
    payment: {
      id: newId(),
      order_id: id,
      provider: 'sandbox' as const,
      state: 'paid' as const,
      amount_minor: totals.totalMinor,
      currency: CURRENCY,
      reference: newToken(),
      url: null,
      created_at: at,
      updated_at: at,
      next_attempt_at: at,
      attempts: 0,
      last_error: null,
      refund_reference: null,
    },
  };
}

async function insertOrders(
  db: Queryable,
  count: number,
  products: readonly Product[],
  customerIds: readonly string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < count; start += CHUNK) {
    const length = Math.min(CHUNK, count - start);
    const orders = Array.from({ length }, (_, offset) => {
      const index = start + offset;
      const product = products[index % products.length];
      const customerId = customerIds[index % customerIds.length];
      if (!product || customerId === undefined)
        throw new Error('Orders need a product and a customer.');
      const daysAgo = ORDER_SPAN_DAYS * (1 - index / count);
      return pastOrder(index, product, customerId, new Date(now.getTime() - daysAgo * DAY));
    });
    await db
      .insertInto('orders')
      .values(orders.map(({ order }) => order))
      .execute();
    await db
      .insertInto('order_items')
      .values(orders.map(({ item }) => item))
      .execute();
    await db
      .insertInto('order_status_history')
      .values(orders.map(({ status }) => status))
      .execute();
    await db
      .insertInto('payments')
      .values(orders.map(({ payment }) => payment))
      .execute();
  }
}

/** Seeds an empty, migrated database with a shop of the given size. */
export async function seedLargeShop(db: Queryable, size: ShopSize, now: Date): Promise<LargeShop> {
  const seed = largeCatalogue(size.products);
  await seedCatalogue(db, seed, now);
  const customerIds = await insertCustomers(db, size.customers, now);
  await insertOrders(db, size.orders, seed.products, customerIds, now);
  return {
    productIds: seed.products.map((product) => product.id),
    lines: seed.products.map((product) => ({
      productId: product.id,
      sizeId: product.sizes[0]?.id ?? '',
    })),
    customerIds,
  };
}
