import type { Product, Size } from '@/contract/products';
import { asId } from '@/lib/asId';
import { asDay, asList, asMediaUrl, asMoney, asNumber, asRecord, asText } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { asRecords } from '@/lib/asRecords';
import { asSoldAs } from './soldAs';

const MAX_CART_QUANTITY = 99;

function parseSize(value: unknown): Size | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  if (id === undefined) return undefined;
  const quantity = Math.trunc(asNumber(record['quantity']) ?? 0);
  const price = asMoney(record['price']);
  const originalPrice = asMoney(record['originalPrice']);
  const isReduced = originalPrice > price;
  return {
    _id: id,
    size: asText(record['size']) ?? '',
    lang: asLanguage(record['lang']),
    price,
    originalPrice: isReduced ? originalPrice : undefined,
    reducedUntil: isReduced ? asDay(record['reducedUntil']) : undefined,
    soldAs: asSoldAs(record['soldAs']),
    quantity: Math.min(MAX_CART_QUANTITY, Math.max(0, quantity)),
    isAddedCart: record['isAddedCart'] === true,
  };
}

/** A product, or `undefined` without an id, which every request about it needs. */
export function parseProduct(value: unknown): Product | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  if (id === undefined) return undefined;
  const madeFrom = asMoney(record['madeFrom']);
  return {
    _id: id,
    name: asText(record['name']) ?? '',
    lang: asLanguage(record['lang']),
    images: asList(record['images'], asMediaUrl),
    imageAlts: asList(record['imageAlts'], asText),
    roomImage: asMediaUrl(record['roomImage']),
    sizes: asRecords(record['sizes'], parseSize),
    price: asMoney(record['price']),
    ...(madeFrom >= 0 && { madeFrom }),
    ...(record['canSample'] === true && { canSample: true }),
  };
}
