import type { ProductDetail } from '@/contract/products';
import { asId } from '@/lib/asId';
import {
  asCurrency,
  asCount,
  asList,
  asMoney,
  asRecord,
  asText,
  type UnknownRecord,
} from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { parseProduct } from './products';

export interface ParsedProductDetail extends Omit<
  ProductDetail,
  'attributes' | 'madeToMeasure' | 'priceTableVersion' | 'instalments'
> {
  /** Not parsed yet: `parseAttributes` is in the chunks that show them, below the fold. */
  attributes?: unknown;
  /** Not parsed yet: `useInstalmentRange` does. */
  instalments?: unknown;
  /** How it is made to measure; absent when the server cannot price it. */
  made?: MadeOffer;
}

export interface MadeOffer {
  /** Not parsed yet, like the attributes: only the configurator does. */
  madeToMeasure: unknown;
  priceTableVersion: number;
}

function parseOffer(record: UnknownRecord): MadeOffer | undefined {
  const { madeToMeasure } = record;
  const priceTableVersion = asCount(record['priceTableVersion']);
  const isKnown = asText(asRecord(madeToMeasure)['kind']) !== undefined;
  if (!isKnown || priceTableVersion === undefined) return undefined;
  return { madeToMeasure, priceTableVersion };
}

/** The details of a product, or `undefined` when the response holds none. */
export function parseProductDetail(value: unknown): ParsedProductDetail | undefined {
  const record = asRecord(value);
  const productId = asId(record['productId']) ?? asId(record['_id']);
  const product = parseProduct({ ...record, _id: asId(record['_id']) ?? productId });
  if (product === undefined || productId === undefined) return undefined;
  const made = parseOffer(record);
  const shippingCharge = asMoney(record['shippingCharge']);
  const freeShippingFrom = asMoney(record['freeShippingFrom']);
  const description = asText(record['description']);
  return {
    ...product,
    productId,
    brand: asText(record['brand']) ?? '',
    category: asText(record['category']) ?? '',
    categoryLang: asLanguage(record['categoryLang']),
    currency: asCurrency(record['currency']),
    ...(description !== undefined && { description }),
    ...(made !== undefined && { made }),
    ...(shippingCharge >= 0 && {
      shippingCharge,
      ...(freeShippingFrom >= 0 && { freeShippingFrom }),
    }),
    attributes: record['attributes'],
    instalments: record['instalments'],
    relatedProducts: asList(record['relatedProducts'], parseProduct),
  };
}
