import type { ProductFacts } from '@/api/products';
import { paths, productPath } from '@/lib/paths';
import { stripMarkup } from '@/lib/stripMarkup';
import { messages } from './messages';

export interface AverageRating {
  /** Between 1 and 5. */
  average: number;
  /** Reviews it is the average of. */
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

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}

/** Structured data of a product's page: Product and BreadcrumbList of schema.org. */
export function productSchema(id: string, product: ProductFacts, rating?: AverageRating) {
  const { name, images, brand, category, description } = product;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
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
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Home', paths.home),
          crumb(2, messages.listTitle, paths.products),
          crumb(3, name, productPath(id)),
        ],
      },
    ],
  };
}
