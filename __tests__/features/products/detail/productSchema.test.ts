import { describe, expect, it } from '@jest/globals';
import type { ProductFacts } from '@/api/productDetails';
import { productSchema } from '@/features/products/detail/productSchema';
import { buildProductDetail, buildSize } from '@/fixtures/products.fixtures';

const texts = {
  named: (size: string) => `Linen, ${size}`,
  made: 'Made to measure',
  finished: 'finished and fitted',
  pathOf: (size = '') => `/product-detail?size=${size}`,
};
const schemaOf = (product: Partial<ProductFacts>) =>
  productSchema({ ...buildProductDetail(), currency: 'AED', ...product }, texts);
const url = (name: string) => `https://schema.org/${name}`;

describe('productSchema (product 5.30)', () => {
  it('is a group of the sizes, each with its exact price, page and unit', () => {
    const sizes = [
      buildSize({
        _id: 'a',
        size: '140 cm',
        price: 300,
        originalPrice: 350,
        reducedUntil: '2026-12-02',
        soldAs: 'metre',
      }),
      buildSize({ _id: 'b', size: '140 x 260 cm', price: 100.5, soldAs: 'panel' }),
    ];
    expect(schemaOf({ sizes, productId: 'linen' })).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'linen',
      variesBy: [url('size')],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'a',
          name: 'Linen, 140 cm',
          size: '140 cm',
          offers: {
            url: '/product-detail?size=a',
            price: 300,
            priceCurrency: 'AED',
            priceValidUntil: '2026-12-02',
            priceSpecification: [
              { price: 300, referenceQuantity: { value: 1, unitCode: 'MTR' } },
              { price: 350, priceType: url('StrikethroughPrice') },
            ],
            hasMerchantReturnPolicy: { returnPolicyCategory: url('MerchantReturnNotPermitted') },
          },
        },
        {
          sku: 'b',
          offers: {
            price: 100.5,
            hasMerchantReturnPolicy: {
              applicableCountry: 'AE',
              returnPolicyCategory: url('MerchantReturnFiniteReturnWindow'),
              merchantReturnDays: 14,
            },
          },
        },
      ],
    });
  });

  it('has no offers without a valid price or currency', () => {
    for (const product of [{ sizes: [buildSize({ price: Number.NaN })] }, { currency: '' }])
      expect(schemaOf({ madeFrom: undefined, ...product })).not.toHaveProperty('offers');
  });

  it('offers a usual finished window in its own unit, beside the sizes or alone (product 5.24)', () => {
    // A smaller window can cost less, so it is the price of one configuration and no lowest price.
    const price = { price: 405, priceCurrency: 'AED' };
    const offers = {
      '@type': 'Offer',
      ...price,
      url: '/product-detail?size=made',
      availability: url('MadeToOrder'),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitText: 'finished and fitted',
        valueAddedTaxIncluded: true,
      },
    };
    expect(schemaOf({ sizes: [buildSize({ price: 185 })], madeFrom: 405 })).toMatchObject({
      hasVariant: [{ offers: { price: 185 } }, { name: 'Linen, Made to measure', offers }],
    });
    expect(schemaOf({ sizes: [], madeFrom: 405 })).toMatchObject({ '@type': 'Product', offers });
  });

  it('can be ordered back when there is none of the cloth in Dubai (product 5.25)', () => {
    const sizes = [buildSize()];
    for (const [stock, name] of [
      [0, 'BackOrder'],
      [38, 'InStock'],
    ] as const)
      expect(schemaOf({ sizes, madeFrom: undefined, attributes: { stock } })).toMatchObject({
        offers: { availability: url(name) },
      });
  });

  it('has the shipping of an order of one size, where the server tells it', () => {
    const rateOf = (price: number, terms: Partial<ProductFacts>) =>
      schemaOf({ sizes: [buildSize({ price, soldAs: 'panel' })], madeFrom: undefined, ...terms });
    const shipping = (value: number) => ({
      offers: {
        shippingDetails: {
          shippingRate: { value, currency: 'AED' },
          shippingDestination: { addressCountry: 'AE' },
        },
      },
    });
    const terms = { shippingCharge: 50, freeShippingFrom: 1000 };
    expect(rateOf(999, terms)).toMatchObject(shipping(50));
    expect(rateOf(1000, terms)).toMatchObject(shipping(0));
    expect(rateOf(1000, { shippingCharge: 50 })).toMatchObject(shipping(50));
    expect(rateOf(1000, {})).not.toHaveProperty('offers.shippingDetails');
  });

  it('has a rating only with reviews', () => {
    expect(schemaOf({})).not.toHaveProperty('aggregateRating');
  });
});
