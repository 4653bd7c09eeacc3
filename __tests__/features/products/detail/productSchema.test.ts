import { describe, expect, it } from '@jest/globals';
import { productSchema } from '@/features/products/detail/productSchema';
import { buildProductDetail, buildSize } from '@/fixtures/products.fixtures';

const schemaOf = (sizes = [buildSize()], currency = 'AED') =>
  productSchema(buildProductDetail({ sizes, currency }));

describe('productSchema', () => {
  it('contains the price range', () => {
    const sizes = [buildSize({ price: 300 }), buildSize({ _id: 'b', price: 100.5 })];
    expect(schemaOf(sizes)).toMatchObject({
      offers: { lowPrice: 100.5, highPrice: 300, offerCount: 2, priceCurrency: 'AED' },
    });
  });

  it('contains no offers without a valid price or currency', () => {
    expect(schemaOf([buildSize({ price: Number.NaN })])).toHaveProperty('offers', undefined);
    expect(schemaOf([buildSize()], '')).toHaveProperty('offers', undefined);
  });

  it('contains no rating without reviews', () => {
    expect(schemaOf()).not.toHaveProperty('aggregateRating');
  });
});
