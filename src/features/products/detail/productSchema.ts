import type { ProductFacts } from '@/api/productDetails';
import { stripMarkup } from '@/lib/stripMarkup';

export interface AverageRating {
  /** From 1 to 5. */
  average: number;
  /** Number of reviews. */
  count: number;
}

function offersOf({ sizes, currency }: ProductFacts) {
  const prices = sizes.map(({ price }) => price).filter(Number.isFinite);
  if (prices.length === 0 || currency === '') return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    availability: 'https://schema.org/InStock',
  };
}

/** Structured data of a product (schema.org Product). */
export function productSchema(product: ProductFacts, rating?: AverageRating) {
  const { name, images, brand, category, description } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image: images,
    productID: product.productId,
    ...(description !== undefined && { description: stripMarkup(description) }),
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(category !== '' && { category }),
    offers: offersOf(product),
    ...(rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
  };
}
