import type { Offer, Product, ProductGroup, WithContext } from 'schema-dts';
import type { ProductFacts } from '@/api/productDetails';
import type { Size } from '@/contract/products';
import { asRecord } from '@/lib/coerce';
import { stripMarkup } from '@/lib/stripMarkup';
import { returnPolicyOf, shippingOf } from './offerTerms';

export interface AverageRating {
  /** From 1 to 5. */
  average: number;
  /** Number of reviews. */
  count: number;
}

/** Texts and links in the language of the page. */
export interface SchemaTexts {
  /** Name of a product in a size. */
  named: (size: string) => string;
  /** Name of a finished window, and what its price is for. */
  made: string;
  finished: string;
  /** Page with a size chosen. */
  pathOf: (size?: string) => string;
}

/** Of UN/CEFACT: a metre. */
const METRE = 'MTR';

/** Price of a size, per metre for cloth, and the price before a reduction. */
function sizePrice({ price, originalPrice, soldAs }: Size, priceCurrency: string) {
  const unit = {
    '@type': 'UnitPriceSpecification' as const,
    price,
    priceCurrency,
    valueAddedTaxIncluded: true,
    ...(soldAs === 'metre' && {
      referenceQuantity: { '@type': 'QuantitativeValue' as const, value: 1, unitCode: METRE },
    }),
  };
  if (originalPrice === undefined) return unit;
  const before = {
    '@type': 'UnitPriceSpecification' as const,
    priceType: 'https://schema.org/StrikethroughPrice' as const,
    price: originalPrice,
    priceCurrency,
  };
  return [unit, before];
}

function sizeOffer(product: ProductFacts, size: Size, { pathOf }: SchemaTexts): Offer {
  const isGone = asRecord(product.attributes)['stock'] === 0;
  const shipping = shippingOf(product, size);
  const returns = returnPolicyOf(size.soldAs);
  return {
    '@type': 'Offer',
    url: pathOf(size._id),
    price: size.price,
    priceCurrency: product.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isGone ? 'BackOrder' : 'InStock'}`,
    priceSpecification: sizePrice(size, product.currency),
    ...(size.reducedUntil !== undefined && { priceValidUntil: size.reducedUntil }),
    ...(shipping && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** Of a usual window: a smaller one can cost less, so it is no lowest price. */
function madeOffer(price: number, currency: string, { finished, pathOf }: SchemaTexts): Offer {
  return {
    '@type': 'Offer',
    url: pathOf('made'),
    price,
    priceCurrency: currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: 'https://schema.org/MadeToOrder',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitText: finished,
      valueAddedTaxIncluded: true,
    },
    hasMerchantReturnPolicy: returnPolicyOf('made'),
  };
}

interface Variant {
  sku: string;
  size: string;
  name: string;
  offers: Offer;
}

function variantsOf(product: ProductFacts, texts: SchemaTexts): Variant[] {
  const { sizes, madeFrom, currency, productId } = product;
  if (currency === '') return [];
  const priced = sizes.filter(({ price }) => Number.isFinite(price));
  return [
    ...priced.map((size) => ({
      sku: size._id,
      size: size.size,
      name: texts.named(size.size),
      offers: sizeOffer(product, size, texts),
    })),
    ...(madeFrom === undefined
      ? []
      : [
          {
            sku: `${productId}.made`,
            size: texts.made,
            name: texts.named(texts.made),
            offers: madeOffer(madeFrom, currency, texts),
          },
        ]),
  ];
}

/** Structured data of a product (schema.org). A ProductGroup when it has several prices. */
export function productSchema(
  product: ProductFacts,
  texts: SchemaTexts,
  rating?: AverageRating,
): WithContext<Product | ProductGroup> {
  const { name, images, brand, category, description, productId } = product;
  const variants = variantsOf(product, texts);
  const shared = {
    name,
    image: images,
    url: texts.pathOf(),
    ...(description !== undefined && { description: stripMarkup(description) }),
    ...(brand !== '' && { brand: { '@type': 'Brand' as const, name: brand } }),
    ...(category !== '' && { category }),
    ...(rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
  };
  if (variants.length > 1)
    return {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      ...shared,
      productGroupID: productId,
      variesBy: ['https://schema.org/size'],
      hasVariant: variants.map((variant) => ({
        '@type': 'Product',
        image: images.slice(0, 1),
        ...variant,
      })),
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...shared,
    productID: productId,
    ...(variants[0] && { sku: variants[0].sku, offers: variants[0].offers }),
  };
}
