import { describe, expect, it } from '@jest/globals';
import { buildOrderItem } from '@/fixtures/orders.fixtures';
import { buildSize } from '@/fixtures/products.fixtures';
import { orderableItems, reorderLine } from '@/lib/reorder';

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
