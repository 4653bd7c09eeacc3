import { describe, expect, it } from '@jest/globals';
import { buildOrderItem } from '@/fixtures/orders.fixtures';
import { buildSize } from '@/fixtures/products.fixtures';
import { isOrderable, orderableItems, reorderLine, reorderWindow, windowOf } from '@/lib/reorder';

const item = { ...buildOrderItem(), productId: 'linen', sizeId: 'linen-1' };

describe('ordering again', () => {
  it('keeps quantity and price of a size that is unchanged', () => {
    expect(reorderLine(item, [buildSize()])).toEqual({
      item,
      quantity: 2,
      kind: 'same',
      price: 185,
    });
  });

  it('takes the price of today', () => {
    expect(reorderLine(item, [buildSize({ price: 195.5 })])).toMatchObject({
      kind: 'changed',
      price: 195.5,
    });
  });

  it.each([
    ['its size', [buildSize({ _id: 'other' })]],
    ['its product', undefined],
  ])('leaves out an item without %s', (_what, sizes) => {
    expect(reorderLine(item, sizes).kind).toBe('gone');
  });

  it('orders one of an item without a quantity', () => {
    expect(reorderLine({ ...item, quantity: undefined }, [buildSize()]).quantity).toBe(1);
  });

  it('offers only items that the server identifies', () => {
    const unknown = buildOrderItem({ _id: 'i2', productId: 'linen' });
    expect(orderableItems([item, unknown]).map(({ _id }) => _id)).toEqual(['i1']);
  });
});

describe('ordering a finished window again', () => {
  const configuration = {
    name: 'Living 1',
    summary: [],
    window: { mount: 'ceiling' as const, widths: [], drops: [265], track: 290 },
    options: { heading: 'wave' as const },
    breakdown: [],
    priceTableVersion: 1,
  };
  const ordered = { ...item, configuration };
  const { window, options } = configuration;
  const base = { currency: 'AED', priceTableVersion: 2 };

  it('asks for the price of the same window with its name', () => {
    expect(windowOf(ordered)).toEqual({ productId: 'linen', window, options, name: 'Living 1' });
    const nameless = { ...ordered, configuration: { ...configuration, name: '' } };
    expect(windowOf(nameless)).toEqual({ productId: 'linen', window, options });
    expect(windowOf(item)).toBeUndefined();
  });

  it.each([
    ['same', 185],
    ['changed', 200],
  ])('is the %s price', (kind, price) => {
    const line = reorderWindow(ordered, { ...base, price });
    expect(line).toEqual({ item: ordered, quantity: 2, kind, price });
    expect(isOrderable(line)).toBe(true);
  });

  it('names why it cannot be made any more', () => {
    const refusals = [{ code: 'heading', message: 'Choose another heading.' }];
    const line = reorderWindow(
      { ...ordered, quantity: undefined },
      { ...base, price: null, refusals },
    );
    expect(line).toMatchObject({ quantity: 1, kind: 'refused', reason: 'Choose another heading.' });
    expect(isOrderable(line)).toBe(false);
  });

  it.each([
    ['its product is gone', undefined],
    ['it has no price and no reason', { ...base, price: null }],
  ])('is gone when %s', (_when, today) => {
    const line = reorderWindow(ordered, today);
    expect(line.kind).toBe('gone');
    expect(isOrderable(line)).toBe(false);
  });
});
