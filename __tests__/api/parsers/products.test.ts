import { describe, expect, it } from '@jest/globals';
import { parseProduct, parseProductDetail } from '@/api/parsers/products';
import { buildProduct, buildProductDetail, buildSize } from '@/fixtures/products.fixtures';

describe('products', () => {
  it('are taken as sent', () => {
    const product = buildProduct({ imageAlts: ['Linen', 'Linen in a room'] });
    expect(parseProduct(product)).toEqual(product);
  });

  it('need their id and nothing else', () => {
    expect(parseProduct({ _id: 'bare', images: null, sizes: null, price: null })).toEqual({
      _id: 'bare',
      name: '',
      images: [],
      imageAlts: [],
      sizes: [],
      price: Number.NaN,
    });
  });

  it.each([null, undefined, 'text', [], { name: 'No id' }])('are not what %j is', (value) => {
    expect(parseProduct(value)).toBeUndefined();
  });

  it.each([
    ['120', 120],
    [-5, Number.NaN],
    [1e21, Number.NaN],
    ['12,5', Number.NaN],
    [null, Number.NaN],
  ])('for the price %j cost %d', (price, expected) => {
    expect(parseProduct({ ...buildProduct(), price })?.price).toBe(expected);
  });

  it('drop pictures that are no web addresses', () => {
    const images = ['javascript:alert(1)', '//evil.example/x.png', null, '/media/a.webp'];
    expect(parseProduct({ ...buildProduct(), images })?.images).toEqual(['/media/a.webp']);
  });
});

describe('sizes', () => {
  const sizesOf = (...sizes: unknown[]) => parseProduct({ _id: 'p', sizes })?.sizes;

  it('need their id and nothing else', () => {
    expect(sizesOf({ size: 'No id' }, null, { _id: 's' })).toEqual([
      { _id: 's', size: '', price: Number.NaN, quantity: 0, isAddedCart: false },
    ]);
  });

  it.each([
    [3, 3],
    ['3', 3],
    [2.9, 2],
    [-1, 0],
    [99, 99],
    [100, 99],
    ['many', 0],
  ])('with %j in the cart count %i', (quantity, count) => {
    expect(sizesOf({ ...buildSize(), quantity })?.[0]?.quantity).toBe(count);
  });

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
  ])('for isAddedCart %j say %p', (isAddedCart, expected) => {
    expect(sizesOf({ ...buildSize(), isAddedCart })?.[0]?.isAddedCart).toBe(expected);
  });
});

describe('the detail of a product', () => {
  it('is taken as sent', () => {
    const detail = buildProductDetail({
      imageAlts: ['Linen', 'Linen in a room'],
      relatedProducts: [buildProduct({ _id: 'voile', imageAlts: [] })],
    });
    expect(parseProductDetail(detail)).toEqual(detail);
  });

  it('is known by either name of the id', () => {
    expect(parseProductDetail({ productId: 'p' })).toMatchObject({ _id: 'p', productId: 'p' });
    expect(parseProductDetail({ _id: 'p' })).toMatchObject({ _id: 'p', productId: 'p' });
    expect(parseProductDetail({ _id: 'record', productId: 'number' })).toMatchObject({
      _id: 'record',
      productId: 'number',
    });
    expect(parseProductDetail({ name: 'No id' })).toBeUndefined();
    expect(parseProductDetail(undefined)).toBeUndefined();
  });

  it('needs nothing else', () => {
    const detail = parseProductDetail({ _id: 'p', relatedProducts: [{ name: 'No id' }] });
    expect(detail).toMatchObject({ brand: '', category: '', currency: '', relatedProducts: [] });
    expect(detail).not.toHaveProperty('description');
  });
});
