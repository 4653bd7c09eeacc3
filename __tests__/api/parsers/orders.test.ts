import { describe, expect, it } from '@jest/globals';
import { parseOrder, parseOrderDetail, parseShippingAddress } from '@/api/parsers/orders';
import { parsePlacedOrder } from '@/api/parsers/placedOrder';
import { buildOrder, buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';

const parsers = { parseOrder, parseOrderDetail };

describe.each(Object.entries(parsers))('%s', (_name, parse) => {
  it.each([null, undefined, 'text', [], { orderId: 'No id' }])('rejects %j', (value) => {
    expect(parse(value)).toBeUndefined();
  });

  it('uses the id as order number when there is none', () => {
    expect(parse({ _id: 'o1' })?.orderId).toBe('o1');
  });

  it('reads createdAt from createdAt or date', () => {
    expect(parse({ _id: 'o1', date: '2026-11-05' })?.createdAt).toBe('2026-11-05');
    expect(parse({ _id: 'o1', createdAt: '2026-11-04', date: '2026-11-05' })?.createdAt).toBe(
      '2026-11-04',
    );
    expect(parse({ _id: 'o1' })?.createdAt).toBe('');
  });

  it.each([
    ['Returned', 'Returned'],
    [null, ''],
  ])('parses the status %j as %j', (orderStatus, status) => {
    expect(parse({ _id: 'o1', orderStatus })?.orderStatus).toBe(status);
  });

  it('drops items without an id and keeps the others', () => {
    const images = ['data:x', '/media/a.webp'];
    const items = [{ productName: 'No id' }, null, { _id: 'i1', images }];
    expect(parse({ _id: 'o1', items })?.items).toEqual([
      {
        _id: 'i1',
        images: ['/media/a.webp'],
        productName: '',
        orderStatus: '',
        offerPrice: Number.NaN,
        price: Number.NaN,
      },
    ]);
  });
});

describe('the unit of an item', () => {
  it.each([
    ['blind', 'blind'],
    ['roll', undefined],
    [undefined, undefined],
  ])('%j is parsed as %j', (soldAs, expected) => {
    const order = parseOrder({ _id: 'o1', items: [{ _id: 'i1', soldAs }] });
    expect(order?.items[0]?.soldAs).toBe(expected);
  });
});

describe('the care of an item', () => {
  it.each([
    ['dry-clean', 'dry-clean'],
    ['boil', undefined],
    [undefined, undefined],
  ])('%j is parsed as %j', (careMethod, expected) => {
    const order = parseOrderDetail({ _id: 'o1', items: [{ _id: 'i1', careMethod }] });
    expect(order?.items[0]?.careMethod).toBe(expected);
  });
});

describe('parseOrder', () => {
  it('keeps a valid order', () => {
    const order = buildOrder({ date: '2026-11-05' });
    expect(parseOrder(order)).toEqual(order);
  });

  it('requires only an id', () => {
    expect(parseOrder({ _id: 'o1' })).toEqual({
      _id: 'o1',
      orderId: 'o1',
      orderStatus: '',
      createdAt: '',
      items: [],
      order: { price: Number.NaN },
      currencySymbol: '',
    });
  });
});

describe('parseOrderDetail', () => {
  it('keeps a valid order', () => {
    const order = buildOrderDetail({
      paymentUrl: '/sandbox-payment/1',
      additionalInfo: 'Ring twice.',
    });
    expect(parseOrderDetail(order)).toEqual(order);
  });

  it('requires only an id', () => {
    expect(parseOrderDetail({ _id: 'o1' })).toEqual({
      _id: 'o1',
      orderId: 'o1',
      orderStatus: '',
      createdAt: '',
      items: [],
      subTotal: Number.NaN,
      shippingCharge: Number.NaN,
      price: Number.NaN,
      currencySymbol: '',
      paymentType: 'stripe',
      invoices: [],
      statusHistory: [],
    });
  });

  it.each([
    ['paypal', 'paypal'],
    ['stripe', 'stripe'],
    ['tabby', 'tabby'],
    ['cash', 'stripe'],
    [null, 'stripe'],
  ])('parses the payment type %j as %s', (paymentType, shown) => {
    expect(parseOrderDetail({ _id: 'o1', paymentType })?.paymentType).toBe(shown);
  });

  it('drops status changes without a time', () => {
    const statusHistory = [{ status: 'Packed' }, null, { at: '2026-11-05' }];
    expect(parseOrderDetail({ _id: 'o1', statusHistory })?.statusHistory).toEqual([
      { status: '', at: '2026-11-05' },
    ]);
  });
});

describe('parseShippingAddress', () => {
  it('keeps a valid address', () => {
    const full = {
      ...shippingAddress,
      pinCode: '00000',
      dialCode: '+971',
      phone: '0501234567',
      email: 'layla@sadeel.example',
    };
    expect(parseShippingAddress(full)).toEqual(full);
  });

  it.each([null, undefined, 'text', {}])('parses %j as an empty address', (value) => {
    expect(parseShippingAddress(value)).toEqual({
      firstName: '',
      lastName: '',
      address: '',
      city: '',
      country: '',
    });
  });
});

describe('parsePlacedOrder', () => {
  const placed = { _id: 'o1', orderId: 'SDL-1', price: 420, currencySymbol: 'AED' };

  it('keeps a valid response', () => {
    const response = { message: 'Placed', url: 'https://checkout.stripe.com/1', order: placed };
    expect(parsePlacedOrder(response)).toEqual(response);
  });

  it('accepts a response with a message only (product 13.3)', () => {
    expect(parsePlacedOrder({ data: { message: 'Done' } })).toEqual({ message: 'Done' });
    expect(parsePlacedOrder({ order: { orderId: 'No id' } })).toEqual({ message: '' });
    expect(parsePlacedOrder(null)).toEqual({ message: '' });
    expect('order' in parsePlacedOrder({ order: {} })).toBe(false);
  });

  it('accepts an order with only an id', () => {
    expect(parsePlacedOrder({ order: { _id: 'o1' } }).order).toEqual({
      _id: 'o1',
      orderId: 'o1',
      price: Number.NaN,
      currencySymbol: '',
    });
  });
});
