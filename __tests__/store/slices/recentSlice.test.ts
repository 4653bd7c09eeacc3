import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { productViewed, recentCleared, recentSlice } from '@/store/slices/recentSlice';
import { sessionExpired, signedOut } from '@/store/slices/authSlice';
import { PROPERTY_SEED } from '../../support/propertySeed';

const empty = recentSlice.reducer(undefined, { type: 'start' });
const view = (ids: readonly string[]) =>
  ids.reduce((state, id, at) => recentSlice.reducer(state, productViewed({ id, at })), empty);
const idsOf = ({ products }: typeof empty) => products.ids;

describe('the recently viewed products', () => {
  it('are the newest first, each once', () => {
    expect(idsOf(view(['linen', 'velvet', 'linen']))).toEqual(['linen', 'velvet']);
  });

  it('are at most eight, whatever is viewed (product 5.17)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k')),
        (ids) => {
          const shown = idsOf(view(ids));
          expect(shown.length).toBeLessThanOrEqual(8);
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown[0]).toBe(ids.at(-1));
        },
      ),
      { seed: PROPERTY_SEED },
    );
  });

  it.each([[recentCleared()], [signedOut()], [sessionExpired('layla')]])(
    'are forgotten after %j',
    (action) => {
      expect(recentSlice.reducer(view(['linen']), action)).toEqual(empty);
    },
  );
});
