import { describe, expect, it } from '@jest/globals';
import { readId, readSignInIntent, readVerifyOtpState, wantsSearch } from '@/lib/navigationState';

describe('the id a page is about', () => {
  it('is taken from state first, then from the query', () => {
    const params = new URLSearchParams('id=from-query&article=slug');
    expect(readId({ id: 'from-state' }, params)).toBe('from-state');
    expect(readId(null, params)).toBe('from-query');
    expect(readId(null, params, 'article')).toBe('slug');
    expect(readId('junk', new URLSearchParams())).toBeUndefined();
    expect(readId(null, new URLSearchParams('id='))).toBeUndefined();
  });
});

describe('what sign-in came between', () => {
  const line = { productId: 'p', sizeId: 's' };

  it.each(['/', '/Checkout', '/product-detail?id=p'])('leads back to %s', (returnTo) => {
    expect(readSignInIntent({ returnTo })).toEqual({ returnTo });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil', 'cart', ' /cart', '', 5, null])(
    'does not lead to %j',
    (returnTo) => {
      expect(readSignInIntent({ returnTo, addToCart: line })).toEqual({ addToCart: line });
    },
  );

  it.each([[{ productId: 'p' }], [{ sizeId: 's' }], [{ productId: {}, sizeId: 's' }], ['p:s']])(
    'adds nothing for %j',
    (addToCart) => {
      expect(readSignInIntent({ addToCart })).toEqual({});
    },
  );

  it('adds only what names a line', () => {
    const addToCart = { ...line, quantity: 99 };
    expect(readSignInIntent({ addToCart }).addToCart).toEqual(line);
  });

  it.each([[null], ['x'], [undefined], [[]]])('is nothing in %j', (state) => {
    expect(readSignInIntent(state)).toStrictEqual({});
  });
});

describe('the way to the code', () => {
  it('has an e-mail or nothing', () => {
    for (const state of [null, 'x', [], {}, { email: '' }, { email: {} }]) {
      expect(readVerifyOtpState(state)).toBeUndefined();
    }
  });

  it('remembers when the code ends, and what sign-in is for', () => {
    const state = { email: 'a@b.ae', deadline: 5, returnTo: '/cart' };
    expect(readVerifyOtpState(state)).toEqual(state);
  });

  it.each(['5', Number.NaN, Number.POSITIVE_INFINITY, null])('knows no end %p', (deadline) => {
    expect(readVerifyOtpState({ email: 'a@b.ae', deadline })).toEqual({ email: 'a@b.ae' });
  });
});

describe('the search', () => {
  it('opens only when asked', () => {
    expect(wantsSearch({ search: true })).toBe(true);
    for (const state of [null, {}, { search: 'true' }, 'search']) {
      expect(wantsSearch(state)).toBe(false);
    }
  });
});
