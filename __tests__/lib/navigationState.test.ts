import { describe, expect, it } from '@jest/globals';
import { readId, readSignInIntent, readVerifyOtpState, wantsSearch } from '@/lib/navigationState';

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

describe('readSignInIntent', () => {
  const line = { productId: 'p', sizeId: 's' };

  it.each(['/', '/Checkout', '/product-detail?id=p'])('keeps the return path %s', (returnTo) => {
    expect(readSignInIntent({ returnTo })).toEqual({ returnTo });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil', 'cart', ' /cart', '', 5, null])(
    'drops the return path %j',
    (returnTo) => {
      expect(readSignInIntent({ returnTo, addToCart: line })).toEqual({ addToCart: line });
    },
  );

  it.each([[{ productId: 'p' }], [{ sizeId: 's' }], [{ productId: {}, sizeId: 's' }], ['p:s']])(
    'drops the pending line %j',
    (addToCart) => {
      expect(readSignInIntent({ addToCart })).toEqual({});
    },
  );

  it('keeps only product, size and quantity of the pending line', () => {
    const addToCart = { ...line, quantity: 15, price: 1 };
    expect(readSignInIntent({ addToCart }).addToCart).toEqual({ ...line, quantity: 15 });
  });

  it('drops a quantity that is not a number', () => {
    expect(readSignInIntent({ addToCart: { ...line, quantity: '15' } }).addToCart).toEqual(line);
  });

  it.each([[null], ['x'], [undefined], [[]]])('returns an empty intent for %j', (state) => {
    expect(readSignInIntent(state)).toStrictEqual({});
  });
});

describe('readVerifyOtpState', () => {
  it('returns undefined without an e-mail', () => {
    for (const state of [null, 'x', [], {}, { email: '' }, { email: {} }]) {
      expect(readVerifyOtpState(state)).toBeUndefined();
    }
  });

  it('keeps deadline and return path', () => {
    const state = { email: 'a@b.ae', deadline: 5, returnTo: '/cart' };
    expect(readVerifyOtpState(state)).toEqual(state);
  });

  it.each(['5', Number.NaN, Number.POSITIVE_INFINITY, null])(
    'drops the deadline %p',
    (deadline) => {
      expect(readVerifyOtpState({ email: 'a@b.ae', deadline })).toEqual({ email: 'a@b.ae' });
    },
  );
});

describe('wantsSearch', () => {
  it('returns true only for the search flag', () => {
    expect(wantsSearch({ search: true })).toBe(true);
    for (const state of [null, {}, { search: 'true' }, 'search']) {
      expect(wantsSearch(state)).toBe(false);
    }
  });
});
