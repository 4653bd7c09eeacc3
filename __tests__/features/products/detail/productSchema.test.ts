import { describe, expect, it } from '@jest/globals';
import { productSchema } from '@/features/products/detail/productSchema';
import { buildProductDetail, buildSize } from '@/fixtures/products.fixtures';

const FINISHED = 'finished and fitted';
const schemaOf = (sizes = [buildSize()], currency = 'AED', madeFrom?: number) =>
  productSchema(buildProductDetail({ sizes, currency, madeFrom }), FINISHED);

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

  it('offers a finished window in its own unit, beside the sizes or alone (product 5.24)', () => {
    // A smaller window can cost less, so it is the price of one configuration and no lowest price.
    const price = { price: 405, priceCurrency: 'AED' };
    const made = {
      '@type': 'Offer',
      ...price,
      availability: 'https://schema.org/MadeToOrder',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitText: FINISHED,
        valueAddedTaxIncluded: true,
      },
    };
    expect(schemaOf([buildSize({ price: 185 })], 'AED', 405)).toMatchObject({
      offers: [{ lowPrice: 185, highPrice: 185 }, made],
    });
    expect(schemaOf([], 'AED', 405)).toHaveProperty('offers', made);
  });

  it('can be ordered back when there is none of the cloth in Dubai (product 5.25)', () => {
    const availabilityWith = (stock: number) =>
      productSchema({ ...buildProductDetail(), attributes: { stock } }, FINISHED).offers;
    const url = (name: string) => ({ availability: `https://schema.org/${name}` });
    expect(availabilityWith(0)).toMatchObject(url('BackOrder'));
    expect(availabilityWith(38)).toMatchObject(url('InStock'));
  });

  it('contains no rating without reviews', () => {
    expect(schemaOf()).not.toHaveProperty('aggregateRating');
  });
});
