import { describe, expect, it, jest } from '@jest/globals';
import { deliberately } from '@/lib/deliberately';

describe('what is done deliberately', () => {
  it.each([
    ['a click', { detail: 1 }],
    ['a key', { detail: 0 }],
    ['an event without a count of clicks', {}],
    ['an event with something else in its place', { detail: '2' }],
  ])('is done on %s', (_what, event) => {
    const act = jest.fn();
    deliberately(act)(event);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each([2, 3])('is not done again on click %i of a burst', (detail) => {
    const act = jest.fn();
    deliberately(act)({ detail });
    expect(act).not.toHaveBeenCalled();
  });
});
