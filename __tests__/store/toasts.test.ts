import { describe, expect, it } from '@jest/globals';
import { showToast } from '@/store/toasts';
import { createTestStore } from '../support/fakeApi';

describe('showToast', () => {
  it('shows a toast in the shop of its own store', () => {
    const mine = createTestStore();
    const other = createTestStore();
    mine.store.dispatch(showToast({ message: 'Saved', variant: 'success' }));
    expect(mine.toasts).toEqual([{ message: 'Saved', variant: 'success' }]);
    expect(other.toasts).toEqual([]);
  });
});
