import type { ProductFacts } from '@/api/products';
import { JsonLd } from '@/components/JsonLd';
import { productSchema, type AverageRating } from './productSchema';

export interface ProductJsonLdProps {
  product: ProductFacts;
  rating?: AverageRating;
}

/** Structured data of a product (schema.org). */
export function ProductJsonLd({ product, rating }: ProductJsonLdProps) {
  return <JsonLd data={productSchema(product, rating)} />;
}
