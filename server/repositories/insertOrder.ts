import type { Language } from '../../src/contract/common.ts';
import type { BillingPayload } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { newId } from '../ids.ts';
import { toE164 } from '../phoneNumber.ts';
import { newOrderNumber } from '../rules/orderNumber.ts';
import type { Totals } from '../rules/totals.ts';
import { newToken } from '../secrets.ts';
import { insertItemTexts } from './orderItemTexts.ts';
import type { OrderWithItems } from './orders.ts';
import { recordStatus } from './orderStatus.ts';
import type { PricedItem } from './products.ts';

/** A new order; prices and totals come from the database. */
interface NewOrder {
  userId: string;
  currency: string;
  totals: Totals;
  billing: BillingPayload;
  items: PricedItem[];
  language: Language;
  now: Date;
  /** The line of a paid order that is made again for nothing. */
  remake?: { of: string; line: number; reason: string };
}

const MAX_NUMBER_ATTEMPTS = 20;

function toRow(id: string, order: NewOrder): Omit<OrdersTable, 'order_number'> {
  const { billing, totals, now } = order;
  return {
    id,
    user_id: order.userId,
    status: 'Confirmed',
    currency: order.currency,
    sub_total_minor: totals.subTotalMinor,
    shipping_minor: totals.shippingMinor,
    total_minor: totals.totalMinor,
    payment_type: billing.paymentType,
    pay_token: newToken(),
    first_name: billing.firstName,
    last_name: billing.lastName,
    company_name: billing.companyName,
    country: billing.country,
    address: billing.address,
    pin_code: billing.pinCode,
    city: billing.city,
    dial_code: billing.dialCode,
    phone: billing.phone,
    phone_e164: toE164(billing.dialCode, billing.phone),
    email: billing.email,
    additional_info: billing.additionalInfo,
    makani: billing.makani ?? '',
    buyer_trn: billing.trn ?? null,
    cancel_reason: null,
    cancel_comment: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    language: order.language,
    remake_of: order.remake?.of ?? null,
    remake_line: order.remake?.line ?? null,
    remake_reason: order.remake?.reason ?? null,
    cut_at: null,
    made_at: null,
  };
}

/** Inserts the order with a unique number. */
async function insertNumbered(db: Queryable, id: string, order: NewOrder) {
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt += 1) {
    const row = await db
      .insertInto('orders')
      .values({ ...toRow(id, order), order_number: newOrderNumber(order.now) })
      .onConflict((oc) => oc.column('order_number').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
  throw new Error('No free order number was found.');
}

/** Inserts an order with its items and its first status. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<OrderWithItems> {
  const row = await insertNumbered(db, newId(), order);
  const items = order.items.map((item, position) => ({
    id: newId(),
    order_id: row.id,
    position,
    ...item,
  }));
  await db.insertInto('order_items').values(items).execute();
  await insertItemTexts(db, items);
  await recordStatus(db, row.id, 'Confirmed', order.now);
  return { order: row, items };
}
