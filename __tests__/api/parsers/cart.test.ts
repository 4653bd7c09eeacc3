import { describe, expect, it } from '@jest/globals';
import { parseCart } from '@/api/parsers/cart';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';

const linesOf = (...cart: unknown[]) => parseCart({ cart }).cart;

describe('the cart', () => {
  it('is taken as sent, with the totals of the server', () => {
    const cart = buildCart({ subTotal: 1, shippingCharge: 2, total: 999 });
    expect(parseCart(cart)).toEqual(cart);
  });

  it.each([null, undefined, 'text', []])('of %j is empty and costs nobody knows what', (answer) => {
    expect(parseCart(answer)).toEqual({
      cart: [],
      currencySymbol: '',
      subTotal: Number.NaN,
      shippingCharge: Number.NaN,
      total: Number.NaN,
    });
  });
});

describe('the payment types of the cart', () => {
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
    [['applepay', 1, null, '__proto__'], []],
  ])('sent as %j are %j', (paymentTypes, expected) => {
    expect(parseCart({ ...buildCart(), paymentTypes }).paymentTypes).toEqual(expected);
  });
});

describe('its lines', () => {
  it('need their product and size and nothing else', () => {
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
  ])('for the quantity %j hold %i', (quantity, count) => {
    expect(linesOf({ ...buildCartItem(), quantity })[0]?.quantity).toBe(count);
  });

  it('drop pictures that are no web addresses', () => {
    const images = ['data:x', '/media/a.webp'];
    expect(linesOf({ ...buildCartItem(), images })[0]?.images).toEqual(['/media/a.webp']);
  });
});
