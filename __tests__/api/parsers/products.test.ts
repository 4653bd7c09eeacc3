import { describe, expect, it } from '@jest/globals';
import { parseProductDetail } from '@/api/parsers/productDetail';
import { parseProduct } from '@/api/parsers/products';
import { buildProduct, buildProductDetail, buildSize } from '@/fixtures/products.fixtures';

describe('parseProduct', () => {
  it('keeps a valid product', () => {
    const product = buildProduct({
      imageAlts: ['Linen', 'Linen in a room'],
      roomImage: '/media/linen-room.webp',
      madeFrom: 405,
    });
    expect(parseProduct(product)).toEqual(product);
  });

  it('requires only an id', () => {
    expect(parseProduct({ _id: 'bare', images: null, sizes: null, price: null })).toEqual({
      _id: 'bare',
      name: '',
      images: [],
      imageAlts: [],
      sizes: [],
      price: Number.NaN,
    });
  });

  it.each([null, undefined, 'text', [], { name: 'No id' }])('rejects %j', (value) => {
    expect(parseProduct(value)).toBeUndefined();
  });

  it.each([
    ['120', 120],
    [-5, Number.NaN],
    [1e21, Number.NaN],
    ['12,5', Number.NaN],
    [null, Number.NaN],
  ])('parses the price %j as %d', (price, expected) => {
    expect(parseProduct({ ...buildProduct(), price })?.price).toBe(expected);
  });

  it('drops image URLs that are neither http(s) nor root-relative', () => {
    const images = ['javascript:alert(1)', '//evil.example/x.png', null, '/media/a.webp'];
    const parsed = parseProduct({ ...buildProduct(), images, roomImage: images[0] });
    expect(parsed).toMatchObject({ images: ['/media/a.webp'], roomImage: undefined });
  });
});

describe('sizes', () => {
  const sizesOf = (...sizes: unknown[]) => parseProduct({ _id: 'p', sizes })?.sizes;

  it('require only an id', () => {
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
  ])('parse the quantity in the cart %j as %i', (quantity, count) => {
    expect(sizesOf({ ...buildSize(), quantity })?.[0]?.quantity).toBe(count);
  });

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
  ])('parse isAddedCart %j as %p', (isAddedCart, expected) => {
    expect(sizesOf({ ...buildSize(), isAddedCart })?.[0]?.isAddedCart).toBe(expected);
  });
});

describe('units and reductions', () => {
  const sizeOf = (changes: object) =>
    parseProduct({ _id: 'p', sizes: [{ ...buildSize(), ...changes }] })?.sizes[0];

  it.each(['metre', 'panel', 'blind'])('keep the unit %s', (soldAs) => {
    expect(sizeOf({ soldAs })?.soldAs).toBe(soldAs);
  });

  it.each(['roll', '', 'Metre', 'constructor', 1, null, {}])(
    'drop the unknown unit %j',
    (soldAs) => {
      expect(sizeOf({ soldAs })?.soldAs).toBeUndefined();
    },
  );

  it.each([
    [230, 230],
    ['230', 230],
  ])('keep the higher original price %j', (originalPrice, expected) => {
    expect(sizeOf({ price: 185, originalPrice })?.originalPrice).toBe(expected);
  });

  it.each([185, 100, -1, 'much', null])('drop the original price %j of 185', (originalPrice) => {
    expect(sizeOf({ price: 185, originalPrice })?.originalPrice).toBeUndefined();
  });

  it.each([
    [230, '2026-12-05', '2026-12-05'],
    [230, '2026-02-31', undefined],
    [undefined, '2026-12-05', undefined],
  ])('of %p keep the last day %p as %p', (originalPrice, reducedUntil, day) => {
    expect(sizeOf({ price: 185, originalPrice, reducedUntil })?.reducedUntil).toBe(day);
  });

  it('drop an original price without a price', () => {
    expect(sizeOf({ price: null, originalPrice: 230 })?.originalPrice).toBeUndefined();
  });
});

describe('parseProductDetail', () => {
  it('keeps a valid product', () => {
    const detail = buildProductDetail({
      imageAlts: ['Linen', 'Linen in a room'],
      relatedProducts: [buildProduct({ _id: 'voile', imageAlts: [] })],
    });
    expect(parseProductDetail(detail)).toEqual(detail);
  });

  it('accepts _id and productId', () => {
    expect(parseProductDetail({ productId: 'p' })).toMatchObject({ _id: 'p', productId: 'p' });
    expect(parseProductDetail({ _id: 'p' })).toMatchObject({ _id: 'p', productId: 'p' });
    expect(parseProductDetail({ _id: 'record', productId: 'number' })).toMatchObject({
      _id: 'record',
      productId: 'number',
    });
    expect(parseProductDetail({ name: 'No id' })).toBeUndefined();
    expect(parseProductDetail(undefined)).toBeUndefined();
  });

  it('is the same after the server HTML, which is JSON', () => {
    const detail = parseProductDetail({ ...buildProductDetail(), shippingCharge: 50 });
    expect(detail).toHaveProperty('shippingCharge', 50);
    expect(JSON.parse(JSON.stringify(detail))).toEqual(detail);
  });

  it('defaults every other field', () => {
    const detail = parseProductDetail({ _id: 'p', relatedProducts: [{ name: 'No id' }] });
    expect(detail).toMatchObject({ brand: '', category: '', currency: '', relatedProducts: [] });
    expect(detail).not.toHaveProperty('description');
  });
});
