import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { OrderItemsTable, OrdersTable } from '../db/orderTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { remakeMail } from '../mail/templates/remake.ts';
import { insertOrder } from '../repositories/insertOrder.ts';
import { copyItemTexts } from '../repositories/orderItemTexts.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { orderedDelivery } from '../rules/leadDays.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { fittingCalendarUrl } from './fittingCalendar.ts';
import { nextSteps } from './nextSteps.ts';

interface Remake {
  order: OrdersTable;
  customerEmail: string;
  item: Omit<OrderItemsTable, 'configuration'> & { configuration: string };
  /** Its line in the order, from 1. */
  line: number;
  reason: string;
}

/** The window as it was ordered, of which nothing costs anything. */
function freeConfiguration(json: string): string {
  const { breakdown, ...content } = parseConfiguration(json);
  return JSON.stringify({ ...content, breakdown: breakdown.map((one) => ({ ...one, amount: 0 })) });
}

const soldOf = ({
  product_id,
  size_id,
  product_name,
  size_label,
  image,
  sold_as,
}: Remake['item']) => ({
  product_id,
  size_id,
  product_name,
  size_label,
  image,
  sold_as,
});

/** The address of an order, as for a new one. */
const billingOf = (order: OrdersTable) => ({
  firstName: order.first_name,
  lastName: order.last_name,
  companyName: order.company_name,
  country: order.country,
  address: order.address,
  pinCode: order.pin_code,
  city: order.city,
  dialCode: order.dial_code,
  phone: order.phone,
  email: order.email,
  additionalInfo: order.additional_info,
  makani: order.makani,
  ...(order.buyer_trn !== null && { trn: order.buyer_trn }),
  paymentType: order.payment_type,
});

/** Orders a window again for nothing, from what was stored with its order, and queues the customer's mail. */
export async function remakeWindow(
  trx: Tx,
  { config, mailer }: { config: Config; mailer: Pick<Mailer, 'queue'> },
  { order: original, customerEmail, item, line, reason }: Remake,
  now: Date,
): Promise<OrdersTable> {
  const configuration = freeConfiguration(item.configuration);
  const { order, items } = await insertOrder(trx, {
    userId: original.user_id,
    currency: original.currency,
    totals: { subTotalMinor: 0, shippingMinor: 0, totalMinor: 0 },
    billing: billingOf(original),
    items: [{ ...soldOf(item), configuration, unit_price_minor: 0, quantity: 1 }],
    language: original.language,
    now,
    remake: { of: original.id, line, reason },
  });
  for (const made of items) await copyItemTexts(trx, item.id, made.id);
  const made = orderedDelivery(order, items, order.created_at);
  const mail = remakeMail(config.company, customerEmail, {
    order,
    original: original.order_number,
    orderUrl: orderPageUrl(config, order.id, order.language),
    next: nextSteps(order, { paidAt: order.created_at, hasRefund: false, now, made }),
    ...(made?.arrives !== undefined && {
      calendarUrl: fittingCalendarUrl(order, config.publicUrl),
    }),
  });
  await mailer.queue(trx, 'remake', mail);
  return order;
}
