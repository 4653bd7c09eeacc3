import { describe, expect, it } from '@jest/globals';
import { isResuming, readId, wantsSearch } from '@/lib/navigationState';

describe('readId', () => {
  it('prefers the navigation state to the query string', () => {
    const params = new URLSearchParams('id=from-query&article=slug');
    expect(readId({ id: 'from-state' }, params)).toBe('from-state');
    expect(readId(null, params)).toBe('from-query');
    expect(readId(null, params, 'article')).toBe('slug');
    expect(readId('junk', new URLSearchParams())).toBeUndefined();
    expect(readId(null, new URLSearchParams('id='))).toBeUndefined();
  });
});

describe('wantsSearch', () => {
  it('returns true only for the search flag', () => {
    expect(wantsSearch({ search: true })).toBe(true);
    for (const state of [null, {}, { search: 'true' }, 'search']) {
      expect(wantsSearch(state)).toBe(false);
    }
  });
});

describe('isResuming', () => {
  it('is true only with something to continue', () => {
    expect(isResuming({ resume: {} })).toBe(true);
    for (const state of [null, undefined, 'resume', {}, { resume: undefined }]) {
      expect(isResuming(state)).toBe(false);
    }
  });
});
