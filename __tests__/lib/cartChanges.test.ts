import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '@/fixtures/cart.fixtures';
import { cartChanges } from '@/lib/cartChanges';

const line = buildCartItem();
const other = buildCartItem({ id: 'line-2', sizeId: 'linen-2' });

describe('the changes of a cart', () => {
  it('are none when lines, quantities and prices are the same', () => {
    expect(cartChanges([line, other], [{ ...line, name: 'Renamed' }, other])).toEqual([]);
  });

  it('name a quantity and a price of the same line', () => {
    const current = { ...line, quantity: 3, price: 190 };
    expect(cartChanges([line], [current])).toEqual([
      { kind: 'quantity', line: current, previous: line },
      { kind: 'price', line: current, previous: line },
    ]);
  });

  it('name added and removed lines, removed ones last', () => {
    expect(cartChanges([line], [other])).toEqual([
      { kind: 'added', line: other },
      { kind: 'removed', line },
    ]);
  });

  it('recognise a line that was removed and added again', () => {
    expect(cartChanges([line], [{ ...line, id: 'line-9' }])).toEqual([]);
  });
});
