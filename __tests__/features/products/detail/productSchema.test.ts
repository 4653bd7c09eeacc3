import { describe, expect, it } from '@jest/globals';
import { productSchema } from '@/features/products/detail/productSchema';
import { buildProductDetail, buildSize } from '@/fixtures/products.fixtures';

const schemaOf = (sizes = [buildSize()], currency = 'AED') =>
  productSchema(buildProductDetail({ sizes, currency }));

describe('structured data of a product', () => {
  it('offers the range of its prices', () => {
    const sizes = [buildSize({ price: 300 }), buildSize({ _id: 'b', price: 100.5 })];
    expect(schemaOf(sizes)).toMatchObject({
      offers: { lowPrice: 100.5, highPrice: 300, offerCount: 2, priceCurrency: 'AED' },
    });
  });

  it('offers nothing at a price that is none or in no currency', () => {
    expect(schemaOf([buildSize({ price: Number.NaN })])).toHaveProperty('offers', undefined);
    expect(schemaOf([buildSize()], '')).toHaveProperty('offers', undefined);
  });

  it('tells no rating where there are no reviews', () => {
    expect(schemaOf()).not.toHaveProperty('aggregateRating');
  });
});
