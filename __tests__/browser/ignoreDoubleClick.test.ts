import { describe, expect, it, jest } from '@jest/globals';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';

describe('ignoreDoubleClick', () => {
  it.each([
    ['a click', { detail: 1 }],
    ['a key', { detail: 0 }],
    ['an event without a click count', {}],
    ['an event with an invalid click count', { detail: '2' }],
  ])('runs the callback on %s', (_what, event) => {
    const act = jest.fn();
    ignoreDoubleClick(act)(event);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each([2, 3])('ignores click %i of a burst', (detail) => {
    const act = jest.fn();
    ignoreDoubleClick(act)({ detail });
    expect(act).not.toHaveBeenCalled();
  });
});
