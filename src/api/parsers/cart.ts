import type { Cart, CartDelivery, CartItem } from '@/contract/cart';
import type { PaymentType } from '@/contract/orders';
import { asCurrency, asList, asMediaUrl, asMoney, asNumber, asRecord, asText } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { parseCartConfiguration } from './cartConfiguration';
import { asLineUnit } from './soldAs';

function parseCartItem(value: unknown): CartItem | undefined {
  const record = asRecord(value);
  const productId = asText(record['productId']);
  const sizeId = asText(record['sizeId']);
  if (productId === undefined || sizeId === undefined) return undefined;
  return {
    id: asText(record['id']) ?? `${productId}:${sizeId}`,
    productId,
    sizeId,
    name: asText(record['name']) ?? '',
    images: asList(record['images'], asMediaUrl),
    lang: asLanguage(record['lang']),
    size: asText(record['size']),
    sizeLang: asLanguage(record['sizeLang']),
    soldAs: asLineUnit(record),
    quantity: Math.max(0, Math.trunc(asNumber(record['quantity']) ?? 0)),
    price: asMoney(record['price']),
    productTotal: asMoney(record['productTotal']),
    configuration: parseCartConfiguration(record['configuration']),
  };
}

/** The payment types of the specification, which a server takes that names none. */
export const SPECIFIED_PAYMENT_TYPES: readonly PaymentType[] = ['stripe', 'paypal'];
/** All payment types, in the order of the checkout. */
const PAYMENT_TYPES: readonly PaymentType[] = [...SPECIFIED_PAYMENT_TYPES, 'tabby'];

/** The known payment types, each once; `undefined` when the server sends none. */
function parsePaymentTypes(value: unknown): PaymentType[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const offered: unknown[] = value;
  return PAYMENT_TYPES.filter((type) => offered.includes(type));
}

/** How finished windows are delivered; `undefined` when the server sends nothing. */
function parseDelivery(value: unknown): CartDelivery | undefined {
  const record = asRecord(value);
  const delivery = asText(record['delivery']);
  const fitting = asText(record['fitting']);
  if (delivery === undefined || fitting === undefined) return undefined;
  return { delivery, fitting, reason: asText(record['reason']) };
}

/** The cart of a response. The client never computes totals. */
export function parseCart(value: unknown): Cart {
  const record = asRecord(value);
  const freeShippingFrom = asMoney(record['freeShippingFrom']);
  return {
    cart: asList(record['cart'], parseCartItem),
    currencySymbol: asCurrency(record['currencySymbol']),
    subTotal: asMoney(record['subTotal']),
    shippingCharge: asMoney(record['shippingCharge']),
    freeShippingFrom: freeShippingFrom > 0 ? freeShippingFrom : undefined,
    total: asMoney(record['total']),
    revision: asText(record['revision']),
    madeDelivery: parseDelivery(record['madeDelivery']),
    paymentTypes: parsePaymentTypes(record['paymentTypes']),
  };
}
