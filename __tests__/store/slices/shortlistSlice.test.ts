import { describe, expect, it } from '@jest/globals';
import {
  shortlistAdded,
  shortlistReducer,
  shortlistRemoved,
  shortlistReplaced,
} from '@/store/slices/shortlistSlice';

const FULL = { ids: ['a', 'b', 'c', 'd'] };

describe('shortlistSlice', () => {
  it('adds a product once, in order, and removes it', () => {
    const two = ['a', 'b', 'a'].reduce(
      (state, id) => shortlistReducer(state, shortlistAdded(id)),
      shortlistReducer(undefined, { type: 'start' }),
    );
    expect(two.ids).toEqual(['a', 'b']);
    expect(shortlistReducer(two, shortlistRemoved('a')).ids).toEqual(['b']);
  });

  it('never drops a product of a full list', () => {
    expect(shortlistReducer(FULL, shortlistAdded('e'))).toEqual(FULL);
  });

  it('replaces a product in its place', () => {
    const replaced = shortlistReducer(FULL, shortlistReplaced({ from: 'b', to: 'e' }));
    expect(replaced.ids).toEqual(['a', 'e', 'c', 'd']);
  });
});
