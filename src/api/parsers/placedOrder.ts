import type { PlacedOrder } from '@/contract/orders';
import { asCurrency, asMoney, asRecord, asText } from '@/lib/coerce';
import { readMessage } from '../errors';

/** Response of place-order; `url` and `order` are optional (product 13.3). */
export function parsePlacedOrder(value: unknown): PlacedOrder {
  const record = asRecord(value);
  const order = asRecord(record['order']);
  const id = asText(order['_id']);
  return {
    message: readMessage(value) ?? '',
    url: asText(record['url']),
    ...(id !== undefined && {
      order: {
        _id: id,
        orderId: asText(order['orderId']) ?? id,
        price: asMoney(order['price']),
        currencySymbol: asCurrency(order['currencySymbol']),
      },
    }),
  };
}
