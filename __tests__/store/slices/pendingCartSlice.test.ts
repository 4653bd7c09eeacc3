import { describe, expect, it } from '@jest/globals';
import {
  lineChangeSettled,
  lineChangeStarted,
  selectIsCartBusy,
  selectIsLineBusy,
  selectPendingKey,
} from '@/store/slices/pendingCartSlice';
import { createTestStore } from '../../support/fakeApi';

const linen = 'linen:linen-1';
const velvet = 'velvet:velvet-2';

function openShop() {
  const { store } = createTestStore();
  return {
    dispatch: store.dispatch,
    isBusy: (lineKey: string) => selectIsLineBusy(store.getState(), lineKey),
    isCartBusy: () => selectIsCartBusy(store.getState()),
    keyOf: (lineKey: string) => selectPendingKey(store.getState(), lineKey),
  };
}

describe('busy cart lines', () => {
  it('are busy from start to settlement, independently', () => {
    const { dispatch, isBusy } = openShop();
    expect([isBusy(linen), isBusy(velvet)]).toEqual([false, false]);
    dispatch(lineChangeStarted({ lineKey: linen }));
    dispatch(lineChangeStarted({ lineKey: velvet, idempotencyKey: 'k1' }));
    expect([isBusy(linen), isBusy(velvet)]).toEqual([true, true]);
    dispatch(lineChangeSettled({ lineKey: linen, isDecided: true }));
    expect([isBusy(linen), isBusy(velvet)]).toEqual([false, true]);
  });

  it('keep the cart busy until the last one settles', () => {
    const { dispatch, isCartBusy } = openShop();
    expect(isCartBusy()).toBe(false);
    dispatch(lineChangeStarted({ lineKey: linen }));
    dispatch(lineChangeStarted({ lineKey: velvet }));
    dispatch(lineChangeSettled({ lineKey: linen, isDecided: true }));
    expect(isCartBusy()).toBe(true);
    dispatch(lineChangeSettled({ lineKey: velvet, isDecided: false }));
    expect(isCartBusy()).toBe(false);
  });
});

describe('the idempotency key of an addition', () => {
  it('is kept when the change settles without a response', () => {
    const { dispatch, isBusy, keyOf } = openShop();
    dispatch(lineChangeStarted({ lineKey: linen, idempotencyKey: 'k1' }));
    dispatch(lineChangeSettled({ lineKey: linen, isDecided: false }));
    expect(keyOf(linen)).toBe('k1');
    expect(isBusy(linen)).toBe(false);
    expect(keyOf(velvet)).toBeUndefined();
  });

  it('is dropped after a response', () => {
    const { dispatch, keyOf } = openShop();
    dispatch(lineChangeStarted({ lineKey: linen, idempotencyKey: 'k1' }));
    dispatch(lineChangeStarted({ lineKey: velvet, idempotencyKey: 'k2' }));
    dispatch(lineChangeSettled({ lineKey: linen, isDecided: true }));
    expect([keyOf(linen), keyOf(velvet)]).toEqual([undefined, 'k2']);
  });
});
