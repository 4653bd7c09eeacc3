import type { Product, Size } from '@/contract/products';

/** The size that the price of a product belongs to; `undefined` when none has that price. */
export function cheapestSize({ sizes, price }: Pick<Product, 'sizes' | 'price'>): Size | undefined {
  return sizes.find((size) => size.price === price);
}
