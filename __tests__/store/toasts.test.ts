import { describe, expect, it } from '@jest/globals';
import { showToast } from '@/store/toasts';
import { createTestStore } from '../support/fakeApi';

describe('showToast', () => {
  it('shows a toast in its own store only', () => {
    const first = createTestStore();
    const second = createTestStore();
    first.store.dispatch(showToast({ message: 'Saved', variant: 'success' }));
    expect(first.toasts).toEqual([{ message: 'Saved', variant: 'success' }]);
    expect(second.toasts).toEqual([]);
  });
});
