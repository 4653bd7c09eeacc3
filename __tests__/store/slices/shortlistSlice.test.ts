import { describe, expect, it } from '@jest/globals';
import {
  sampleAdded,
  samplesRemoved,
  shortlistAdded,
  shortlistSlice,
  shortlistRemoved,
  shortlistReplaced,
} from '@/store/slices/shortlistSlice';

const FULL = { ids: ['a', 'b', 'c', 'd'], samples: ['a', 'b', 'c', 'd', 'e'] };

describe('shortlistSlice', () => {
  it('adds a product once, in order, and removes it', () => {
    const two = ['a', 'b', 'a'].reduce(
      (state, id) => shortlistSlice.reducer(state, shortlistAdded(id)),
      shortlistSlice.reducer(undefined, { type: 'start' }),
    );
    expect(two.ids).toEqual(['a', 'b']);
    expect(shortlistSlice.reducer(two, shortlistRemoved('a')).ids).toEqual(['b']);
  });

  it('never drops a product of a full list', () => {
    expect(shortlistSlice.reducer(FULL, shortlistAdded('e'))).toEqual(FULL);
  });

  it('holds five samples beside it, and loses those that were sent', () => {
    expect(shortlistSlice.reducer(FULL, sampleAdded('f'))).toEqual(FULL);
    const rest = shortlistSlice.reducer(FULL, samplesRemoved(['a', 'b', 'c', 'd']));
    expect(rest).toEqual({ ...FULL, samples: ['e'] });
    expect(shortlistSlice.reducer(rest, sampleAdded('f')).samples).toEqual(['e', 'f']);
  });

  it('replaces a product in its place', () => {
    const replaced = shortlistSlice.reducer(FULL, shortlistReplaced({ from: 'b', to: 'e' }));
    expect(replaced.ids).toEqual(['a', 'e', 'c', 'd']);
  });
});
