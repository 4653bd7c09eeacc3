import type { Cart, CartItem } from '@/contract/cart';
import { asList, asMediaUrl, asMoney, asNumber, asRecord, asText } from '@/lib/wire';

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
    size: asText(record['size']),
    quantity: Math.max(0, Math.trunc(asNumber(record['quantity']) ?? 0)),
    price: asMoney(record['price']),
    productTotal: asMoney(record['productTotal']),
  };
}

/** The cart as sent; totals are the server's and never recomputed here. */
export function parseCart(value: unknown): Cart {
  const record = asRecord(value);
  return {
    cart: asList(record['cart'], parseCartItem),
    currencySymbol: asText(record['currencySymbol']) ?? '',
    subTotal: asMoney(record['subTotal']),
    shippingCharge: asMoney(record['shippingCharge']),
    total: asMoney(record['total']),
  };
}
