import { z } from 'zod';
import type { OrderStatus } from '../../src/contract/orders.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { OrderFacts } from '../repositories/orderFacts.ts';
import { toDecimal } from '../rules/money.ts';
import { providerId } from './eventShapes.ts';
import { PaymentRejectedError } from './provider.ts';
import type { PaymentRequest } from './provider.ts';

/** What the shop sells, in the words of Tabby's high-level categories. */
const CATEGORY = 'Home';
/** Tabby requires a postal code; the Emirates have none, and forms write zeros. */
const NO_POSTCODE = '00000';
const MOBILE = /^\+9715\d{8}$/;
const LOCAL_MOBILE = /^05\d{8}$/;

const STATUSES: Readonly<Record<OrderStatus, string>> = {
  Confirmed: 'new',
  Packed: 'processing',
  Shipped: 'processing',
  InTransit: 'processing',
  OutForDelivery: 'processing',
  Delivered: 'complete',
  Cancelled: 'canceled',
};

/** A session that was just created. */
export const tabbySession = z.object({
  status: z.string(),
  payment: z.object({ id: providerId }).nullish(),
  configuration: z
    .object({
      available_products: z
        .object({
          installments: z.array(z.object({ web_url: z.string().nullish() })).nullish(),
        })
        .nullish(),
      products: z
        .object({
          installments: z.object({ rejection_reason: z.string().nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

/** Mobile number of a buyer in the Emirates, whom alone Tabby accepts. @throws PaymentRejectedError */
function mobileOf({ phone_e164: dialled, phone }: OrdersTable): string {
  const number = dialled ?? (LOCAL_MOBILE.test(phone) ? `+971${phone.slice(1)}` : '');
  if (!MOBILE.test(number)) throw new PaymentRejectedError('not_available');
  return number;
}

const nameOf = (order: OrdersTable): string => `${order.first_name} ${order.last_name}`.trim();

const addressOf = (order: OrdersTable) => ({
  city: order.city || order.country,
  address: order.address,
  zip: order.pin_code || NO_POSTCODE,
});

/** An earlier order with the buyer of its own form. */
const earlierOrder = (order: OrdersTable) => ({
  purchased_at: order.created_at,
  amount: toDecimal(order.total_minor),
  status: STATUSES[order.status],
  buyer: { name: nameOf(order), email: order.email, phone: order.phone_e164 ?? order.phone },
  shipping_address: addressOf(order),
});

/**
 * Body of the request that creates a session.
 * @throws PaymentRejectedError for a buyer without a mobile number of the Emirates or without an e-mail address
 */
export function sessionRequest(request: PaymentRequest, facts: OrderFacts, merchantCode: string) {
  const { order, items, earlier, registeredAt } = facts;
  if (request.email === undefined) throw new PaymentRejectedError('not_available');
  return {
    payment: {
      amount: toDecimal(request.amountMinor),
      currency: request.currency,
      description: request.orderNumber,
      buyer: { name: nameOf(order), email: request.email, phone: mobileOf(order) },
      shipping_address: addressOf(order),
      order: {
        reference_id: request.orderNumber,
        shipping_amount: toDecimal(order.shipping_minor),
        items: items.map((item) => ({
          reference_id: item.product_id,
          title: item.product_name,
          quantity: item.quantity,
          unit_price: toDecimal(item.unit_price_minor),
          category: CATEGORY,
        })),
      },
      buyer_history: {
        registered_since: registeredAt,
        loyalty_level: earlier.filter(({ status }) => status === 'Delivered').length,
      },
      order_history: earlier.map(earlierOrder),
      meta: { order_id: request.paymentId },
    },
    lang: request.language,
    merchant_code: merchantCode,
    // Tabby adds `payment_id` to each of them.
    merchant_urls: {
      success: request.returnUrl,
      cancel: request.returnUrl,
      failure: request.returnUrl,
    },
  };
}
