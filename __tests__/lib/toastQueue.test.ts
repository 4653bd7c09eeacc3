import { describe, expect, it, jest } from '@jest/globals';
import { createToastQueue, type Toast } from '@/lib/toastQueue';

const saved: Toast = { message: 'Saved', variant: 'success' };
const failed: Toast = { message: 'Failed', variant: 'error' };

describe('subscribe', () => {
  it('receives toasts', () => {
    const queue = createToastQueue();
    const shown: Toast[] = [];
    queue.subscribe((toast) => shown.push(toast));
    queue.show(saved);
    queue.show(failed);
    expect(shown).toEqual([saved, failed]);
  });

  it('receives buffered toasts once', () => {
    const queue = createToastQueue();
    queue.show(saved);
    queue.show(failed);
    const first: Toast[] = [];
    queue.subscribe((toast) => first.push(toast))();
    const second: Toast[] = [];
    queue.subscribe((toast) => second.push(toast));
    expect([first, second]).toEqual([[saved, failed], []]);
  });

  it('leaves toasts buffered after it ends', () => {
    const queue = createToastQueue();
    const before = jest.fn();
    queue.subscribe(before)();
    queue.show(saved);
    const after: Toast[] = [];
    queue.subscribe((toast) => after.push(toast));
    expect(before).not.toHaveBeenCalled();
    expect(after).toEqual([saved]);
  });

  it('keeps the last subscriber', () => {
    const queue = createToastQueue();
    const stopFirst = queue.subscribe(() => undefined);
    const second: Toast[] = [];
    queue.subscribe((toast) => second.push(toast));
    stopFirst();
    queue.show(saved);
    expect(second).toEqual([saved]);
  });
});

describe('closeProblems', () => {
  const review: Toast = { message: 'No rating', variant: 'error', problemOf: 'addReview' };
  const cart: Toast = { message: 'Sold out', variant: 'error', problemOf: 'addToCart' };

  it('tells the subscriber which toasts to close', () => {
    const queue = createToastQueue();
    const closed: (string | undefined)[] = [];
    queue.subscribe(
      () => undefined,
      (request) => closed.push(request),
    );
    queue.closeProblems('addReview');
    queue.closeProblems();
    expect(closed).toEqual(['addReview', undefined]);
  });

  it.each([
    ['addReview', [saved, cart]],
    [undefined, [saved]],
  ])('drops the buffered problems of %s', (request, expected) => {
    const queue = createToastQueue();
    [saved, review, cart].forEach(queue.show);
    queue.closeProblems(request);
    const shown: Toast[] = [];
    queue.subscribe((toast) => shown.push(toast));
    expect(shown).toEqual(expected);
  });
});

describe('onWaiting', () => {
  it('is called for a buffered toast and for each later one', () => {
    const queue = createToastQueue();
    queue.show(saved);
    const wake = jest.fn();
    queue.onWaiting(wake);
    expect(wake).toHaveBeenCalledTimes(1);
    queue.show(failed);
    expect(wake).toHaveBeenCalledTimes(2);
  });

  it('is not called with a subscriber, without toasts or after it ends', () => {
    const queue = createToastQueue();
    const wake = jest.fn();
    const stopWaking = queue.onWaiting(wake);
    const stopShowing = queue.subscribe(() => undefined);
    queue.show(saved);
    stopShowing();
    stopWaking();
    queue.show(failed);
    expect(wake).not.toHaveBeenCalled();
  });

  it('keeps the last listener', () => {
    const queue = createToastQueue();
    const stopFirst = queue.onWaiting(() => undefined);
    const second = jest.fn();
    queue.onWaiting(second);
    stopFirst();
    queue.show(saved);
    expect(second).toHaveBeenCalledTimes(1);
  });
});
