import type { ProductDetail } from '@/contract/products';
import { asId } from '@/lib/asId';
import { asList, asRecord, asText } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { parseProduct } from './products';

export interface ParsedProductDetail extends Omit<ProductDetail, 'attributes'> {
  /** Not parsed yet: `parseAttributes` is in the chunks that show them, below the fold. */
  attributes?: unknown;
}

/** The details of a product, or `undefined` when the response holds none. */
export function parseProductDetail(value: unknown): ParsedProductDetail | undefined {
  const record = asRecord(value);
  const productId = asId(record['productId']) ?? asId(record['_id']);
  const product = parseProduct({ ...record, _id: asId(record['_id']) ?? productId });
  if (product === undefined || productId === undefined) return undefined;
  const description = asText(record['description']);
  return {
    ...product,
    productId,
    brand: asText(record['brand']) ?? '',
    category: asText(record['category']) ?? '',
    categoryLang: asLanguage(record['categoryLang']),
    currency: asText(record['currency']) ?? '',
    ...(description !== undefined && { description }),
    ...(record['attributes'] !== undefined && { attributes: record['attributes'] }),
    relatedProducts: asList(record['relatedProducts'], parseProduct),
  };
}
