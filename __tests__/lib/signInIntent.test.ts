import { describe, expect, it } from '@jest/globals';
import { readResumed, readSignInIntent, readVerifyOtpState } from '@/lib/signInIntent';

describe('readSignInIntent', () => {
  const line = { productId: 'p', sizeId: 's' };

  it.each(['/', '/Checkout', '/product-detail?id=p'])('keeps the return path %s', (returnTo) => {
    expect(readSignInIntent({ returnTo })).toEqual({ returnTo });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil', 'cart', ' /cart', '', 5, null])(
    'drops the return path %j',
    (returnTo) => {
      expect(readSignInIntent({ returnTo, addToCart: line })).toEqual({ addToCart: [line] });
    },
  );

  it.each([[{ productId: 'p' }], [{ sizeId: 's' }], [{ productId: {}, sizeId: 's' }], ['p:s']])(
    'drops the pending line %j',
    (addToCart) => {
      expect(readSignInIntent({ addToCart })).toEqual({});
    },
  );

  it('keeps only product, size, quantity and key of the pending line', () => {
    const kept = { ...line, quantity: 15, idempotencyKey: 'key' };
    const addToCart = { ...kept, price: 1 };
    expect(readSignInIntent({ addToCart }).addToCart).toEqual([kept]);
  });

  it('drops a quantity that is not a number, and a key that is no text', () => {
    const unusable = { ...line, quantity: '15', idempotencyKey: {} };
    expect(readSignInIntent({ addToCart: unusable }).addToCart).toEqual([line]);
  });

  it('keeps the usable ones of several lines', () => {
    const addToCart = [line, null, { productId: 'p' }, { ...line, sizeId: 't' }];
    expect(readSignInIntent({ addToCart }).addToCart).toEqual([line, { ...line, sizeId: 't' }]);
  });

  it('keeps only product and key of a pending review', () => {
    const addReview = { productId: 'p', idempotencyKey: 'key', review: 'Secret', rating: 5 };
    expect(readSignInIntent({ addReview })).toEqual({
      addReview: { productId: 'p', idempotencyKey: 'key' },
    });
  });

  it.each([[{ productId: 'p' }], [{ idempotencyKey: 'key' }], ['p'], [null]])(
    'drops the pending review %j',
    (addReview) => {
      expect(readSignInIntent({ addReview })).toEqual({});
    },
  );

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

describe('readResumed', () => {
  it('reads what continues on the screen after sign-in', () => {
    const addToCart = [{ productId: 'p', sizeId: 's', idempotencyKey: 'key' }];
    expect(readResumed({ resume: { addToCart } })).toEqual({ addToCart });
  });

  it('reads the key of an address', () => {
    const saveAddress = { idempotencyKey: 'key' };
    const resume = { saveAddress: { ...saveAddress, label: 'Villa' } };
    expect(readResumed({ resume })).toEqual({ saveAddress });
  });

  it.each([[null], ['x'], [{}], [{ resume: 'x' }], [{ addToCart: [] }]])(
    'is empty for %j',
    (state) => {
      expect(readResumed(state)).toEqual({});
    },
  );
});
