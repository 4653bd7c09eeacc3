import { describe, expect, it } from '@jest/globals';
import { parseCart } from '@/api/parsers/cart';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';

const linesOf = (...cart: unknown[]) => parseCart({ cart }).cart;

describe('parseCart', () => {
  it('keeps a valid cart and the totals of the response', () => {
    const cart = buildCart({ subTotal: 1, shippingCharge: 2, total: 999 });
    expect(parseCart(cart)).toEqual(cart);
  });

  it.each([null, undefined, 'text', []])(
    'parses %j as an empty cart with unknown totals',
    (response) => {
      expect(parseCart(response)).toEqual({
        cart: [],
        currencySymbol: '',
        subTotal: Number.NaN,
        shippingCharge: Number.NaN,
        total: Number.NaN,
      });
    },
  );
});

describe('the subtotal of free shipping', () => {
  it.each([
    [1000, 1000],
    ['1000', 1000],
  ])('parses %j as %i', (freeShippingFrom, expected) => {
    expect(parseCart({ freeShippingFrom }).freeShippingFrom).toBe(expected);
  });

  it.each([undefined, null, 'never', -1, 0])('is unknown for %j', (freeShippingFrom) => {
    expect(parseCart({ freeShippingFrom }).freeShippingFrom).toBeUndefined();
  });
});

describe('payment types', () => {
  it.each<[unknown, string[] | undefined]>([
    [undefined, undefined],
    [null, undefined],
    ['stripe', undefined],
    [{ 0: 'stripe' }, undefined],
    [[], []],
    [['stripe'], ['stripe']],
    [
      ['paypal', 'stripe', 'paypal'],
      ['stripe', 'paypal'],
    ],
    [
      ['tabby', 'stripe'],
      ['stripe', 'tabby'],
    ],
    [['applepay', 1, null, '__proto__'], []],
  ])('parses %j as %j', (paymentTypes, expected) => {
    expect(parseCart({ ...buildCart(), paymentTypes }).paymentTypes).toEqual(expected);
  });
});

describe('cart lines', () => {
  it('require only productId and sizeId', () => {
    expect(
      linesOf({ productId: 'p' }, { sizeId: 's' }, null, { productId: 'p', sizeId: 's' }),
    ).toEqual([
      {
        id: 'p:s',
        productId: 'p',
        sizeId: 's',
        name: '',
        images: [],
        quantity: 0,
        price: Number.NaN,
        productTotal: Number.NaN,
      },
    ]);
  });

  it.each([
    [3, 3],
    ['3', 3],
    [2.9, 2],
    [-1, 0],
    ['many', 0],
  ])('parse the quantity %j as %i', (quantity, count) => {
    expect(linesOf({ ...buildCartItem(), quantity })[0]?.quantity).toBe(count);
  });

  it('keep a known unit and drop any other', () => {
    expect(linesOf({ ...buildCartItem(), soldAs: 'metre' })[0]?.soldAs).toBe('metre');
    expect(linesOf({ ...buildCartItem(), soldAs: 'roll' })[0]?.soldAs).toBeUndefined();
  });

  it('drop image URLs that are neither http(s) nor root-relative', () => {
    const images = ['data:x', '/media/a.webp'];
    expect(linesOf({ ...buildCartItem(), images })[0]?.images).toEqual(['/media/a.webp']);
  });
});
