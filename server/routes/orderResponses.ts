import type { CareMethod } from '../../src/contract/facets.ts';
import type { Order, OrderDetail, OrderItem, ShippingAddress } from '../../src/contract/orders.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { TranslatedItem } from '../repositories/orderItemTexts.ts';
import { toMajor } from '../rules/money.ts';
import type { PaymentStatus } from '../rules/paymentStatus.ts';

/** An order with its items in the requested language. */
export interface ShownOrder {
  order: OrdersTable;
  items: readonly TranslatedItem[];
  /** How the products are cleaned, by id. */
  care?: ReadonlyMap<string, CareMethod>;
}

function itemsOf({ order, items, care }: ShownOrder): OrderItem[] {
  return items.map((item) => ({
    _id: item.id,
    images: item.image ? [item.image] : [],
    productName: item.product_name,
    orderStatus: order.status,
    offerPrice: toMajor(item.unit_price_minor),
    price: toMajor(item.unit_price_minor),
    quantity: item.quantity,
    size: item.size_label,
    productId: item.product_id,
    sizeId: item.size_id,
    ...(item.sold_as !== null && { soldAs: item.sold_as }),
    ...(care?.has(item.product_id) && { careMethod: care.get(item.product_id) }),
    ...(item.ordered && { configuration: item.ordered }),
    ...(item.nameLang && { lang: item.nameLang }),
    ...(item.sizeLang && { sizeLang: item.sizeLang }),
  }));
}

/** Payment of an order; `payUrl` is its payment page while it can be paid. */
export interface ShownPayment {
  status: PaymentStatus;
  payUrl: string | undefined;
}

const paymentFields = ({ status, payUrl }: ShownPayment) => ({
  paymentStatus: status,
  ...(payUrl !== undefined && { paymentUrl: payUrl }),
});

/** An order in the order list. */
export function orderResponse(placed: ShownOrder, payment: ShownPayment): Order {
  const { order } = placed;
  return {
    _id: order.id,
    orderId: order.order_number,
    orderStatus: order.status,
    createdAt: order.created_at,
    items: itemsOf(placed),
    order: { price: toMajor(order.total_minor) },
    currencySymbol: order.currency,
    ...paymentFields(payment),
  };
}

/** An order with all details. */
export function orderDetailResponse(
  placed: ShownOrder,
  payment: ShownPayment,
  statusHistory: OrderDetail['statusHistory'],
): OrderDetail {
  const { order } = placed;
  return {
    _id: order.id,
    orderId: order.order_number,
    orderStatus: order.status,
    createdAt: order.created_at,
    items: itemsOf(placed),
    subTotal: toMajor(order.sub_total_minor),
    shippingCharge: toMajor(order.shipping_minor),
    price: toMajor(order.total_minor),
    currencySymbol: order.currency,
    paymentType: order.payment_type,
    ...paymentFields(payment),
    ...(order.additional_info !== '' && { additionalInfo: order.additional_info }),
    statusHistory,
  };
}

export function shippingAddressResponse(order: OrdersTable): ShippingAddress {
  return {
    companyName: order.company_name,
    firstName: order.first_name,
    lastName: order.last_name,
    address: order.address,
    city: order.city,
    country: order.country,
    pinCode: order.pin_code,
    dialCode: order.dial_code,
    phone: order.phone,
    ...(order.makani !== '' && { makani: order.makani }),
    ...(order.phone_e164 !== null && { phoneE164: order.phone_e164 }),
    email: order.email,
  };
}
