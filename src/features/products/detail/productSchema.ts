import type { ProductFacts } from '@/api/productDetails';
import { asRecord } from '@/lib/coerce';
import { stripMarkup } from '@/lib/stripMarkup';

export interface AverageRating {
  /** From 1 to 5. */
  average: number;
  /** Number of reviews. */
  count: number;
}

function offersOf({ sizes, madeFrom, currency, attributes }: ProductFacts, finished: string) {
  const isGone = asRecord(attributes)['stock'] === 0;
  const prices = sizes.map(({ price }) => price).filter(Number.isFinite);
  const offers = [
    ...(prices.length === 0
      ? []
      : [
          {
            '@type': 'AggregateOffer',
            priceCurrency: currency,
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: prices.length,
            availability: `https://schema.org/${isGone ? 'BackOrder' : 'InStock'}`,
          },
        ]),
    // Of a usual window: a smaller one can cost less, so it is no lowest price.
    ...(madeFrom === undefined
      ? []
      : [
          {
            '@type': 'Offer',
            price: madeFrom,
            priceCurrency: currency,
            availability: 'https://schema.org/MadeToOrder',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: madeFrom,
              priceCurrency: currency,
              unitText: finished,
              valueAddedTaxIncluded: true,
            },
          },
        ]),
  ];
  if (offers.length === 0 || currency === '') return undefined;
  return offers.length === 1 ? offers[0] : offers;
}

/** Structured data of a product (schema.org Product). @param finished names the unit of a finished window */
export function productSchema(product: ProductFacts, finished: string, rating?: AverageRating) {
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
    offers: offersOf(product, finished),
    ...(rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
  };
}
