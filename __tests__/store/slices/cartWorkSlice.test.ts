import { describe, expect, it } from '@jest/globals';
import {
  lineAddStarted,
  lineAnswered,
  lineChangeStarted,
  lineSettled,
  selectAddKey,
  selectBusyCartLines,
} from '@/store/slices/cartWorkSlice';
import { createTestStore } from '../../support/fakeApi';

const linen = 'linen:linen-1';
const velvet = 'velvet:velvet-2';

function openShop() {
  const { store } = createTestStore();
  return {
    dispatch: store.dispatch,
    busy: () => selectBusyCartLines(store.getState()),
    keyOf: (lineKey: string) => selectAddKey(store.getState(), lineKey),
  };
}

describe('lines of the cart', () => {
  it('are busy from the start of a change until it is settled, each for itself', () => {
    const { dispatch, busy } = openShop();
    expect(busy()).toEqual({});
    dispatch(lineChangeStarted(linen));
    dispatch(lineAddStarted({ lineKey: velvet, idempotencyKey: 'k1' }));
    expect(busy()).toEqual({ [linen]: true, [velvet]: true });
    dispatch(lineSettled(linen));
    expect(busy()).toEqual({ [velvet]: true });
  });
});

describe('the key of an addition', () => {
  it('is kept while nobody knows whether the server did it (decisions §3)', () => {
    const { dispatch, keyOf } = openShop();
    dispatch(lineAddStarted({ lineKey: linen, idempotencyKey: 'k1' }));
    dispatch(lineAnswered({ lineKey: linen, isAnswered: false }));
    dispatch(lineSettled(linen));
    expect(keyOf(linen)).toBe('k1');
    expect(keyOf(velvet)).toBeUndefined();
  });

  it('is used up by an answer', () => {
    const { dispatch, busy, keyOf } = openShop();
    dispatch(lineAddStarted({ lineKey: linen, idempotencyKey: 'k1' }));
    dispatch(lineAddStarted({ lineKey: velvet, idempotencyKey: 'k2' }));
    dispatch(lineAnswered({ lineKey: linen, isAnswered: true }));
    expect([keyOf(linen), keyOf(velvet)]).toEqual([undefined, 'k2']);
    expect(busy()).toEqual({ [linen]: true, [velvet]: true });
  });
});
