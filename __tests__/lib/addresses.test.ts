import { describe, expect, it } from '@jest/globals';
import { readId, readSignInIntent, readVerifyOtpState, wantsSearch } from '@/lib/navigationState';
import { isAt, pageOf, paths, productPath, withQuery } from '@/lib/paths';
import { safePaymentUrl } from '@/lib/paymentUrl';
import { describePicture } from '@/lib/pictures';
import { isSessionToken } from '@/lib/sessionToken';
import { asMediaUrl } from '@/lib/wire';

const SHOP = 'https://sadeel.example';

describe('safePaymentUrl (decisions §3)', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_1',
    'https://www.paypal.com/checkoutnow?token=1',
    'https://www.sandbox.paypal.com/checkoutnow?token=1',
    'https://sadeel.example/sandbox-payment/1',
  ])('lets %s through', (url) => {
    expect(safePaymentUrl(url, SHOP)).toBe(url);
  });

  it('reads a root-relative address as the shop’s own', () => {
    expect(safePaymentUrl('/sandbox-payment/1', SHOP)).toBe(`${SHOP}/sandbox-payment/1`);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://checkout.stripe.com/pay',
    'https://checkout.stripe.com@evil.example/',
    'https://user:pass@checkout.stripe.com/',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com:8443/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https://сheckout.stripe.com/',
    'blob:https://evil.example/1',
    'https://',
    undefined,
  ])('refuses %s', (url) => {
    expect(safePaymentUrl(url, SHOP)).toBeUndefined();
  });
});

describe('asMediaUrl', () => {
  it.each(['/media/a.webp', 'https://cdn.example/a.png', ' /media/b.webp '])('takes %j', (url) => {
    expect(asMediaUrl(url)).toBe(url.trim());
  });

  it.each(['javascript:alert(1)', '//evil.example/a', '/\\evil', 'a.webp', '', 5, null])(
    'drops %j',
    (url) => {
      expect(asMediaUrl(url)).toBeUndefined();
    },
  );
});

describe('isSessionToken', () => {
  it.each(['abc', 'eyJhbGciOi.J9.x-_', 'x'.repeat(4_096)])('takes a usable token', (token) => {
    expect(isSessionToken(token)).toBe(true);
  });

  it.each(['', 'a b', 'a\nb', 'ключ', 'x'.repeat(5_000), 123, null, undefined, {}])(
    'refuses %j',
    (token) => {
      expect(isSessionToken(token)).toBe(false);
    },
  );
});

describe('describePicture', () => {
  it('knows the widths, formats, size and ground of the shop’s own pictures', () => {
    const picture = describePicture('/media/products/almas-room/900x1100-bbb1a2/900.webp');
    expect(picture).toMatchObject({ width: 900, height: 1100, placeholder: '#bbb1a2' });
    expect(picture.avifSrcSet).toContain(
      '/media/products/almas-room/900x1100-bbb1a2/240.avif 240w',
    );
    expect(picture.webpSrcSet).toContain('/900.webp 900w');
    expect(picture.webpSrcSet).not.toContain('960w');
  });

  it('shows any other picture as it is', () => {
    expect(describePicture('https://cdn.example/a.png')).toEqual({
      src: 'https://cdn.example/a.png',
    });
  });
});

describe('addresses', () => {
  it('leave out what is not given', () => {
    expect(withQuery('/products', { page: 2, search: '', sort: undefined })).toBe(
      '/products?page=2',
    );
    expect(productPath('a&b')).toBe('/product-detail?id=a%26b');
  });

  it.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=2.5', 1],
    ['page=x', 1],
    ['page=99999999', 1],
  ])('?%s is page %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});

describe('navigation state', () => {
  it('takes the id from state first, then from the query', () => {
    const params = new URLSearchParams('id=from-query');
    expect(readId({ id: 'from-state' }, params)).toBe('from-state');
    expect(readId(null, params)).toBe('from-query');
    expect(readId('junk', new URLSearchParams())).toBeUndefined();
    expect(readId(null, new URLSearchParams('id='))).toBeUndefined();
  });

  it('returns only into the shop', () => {
    const line = { productId: 'p', sizeId: 's' };
    expect(readSignInIntent({ returnTo: '/Checkout', addToCart: line })).toEqual({
      returnTo: '/Checkout',
      addToCart: line,
    });
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil', 5, null]) {
      expect(readSignInIntent({ returnTo, addToCart: { productId: 1 } })).toEqual({});
    }
  });

  it('has an e-mail or nothing on the way to the code', () => {
    expect(readVerifyOtpState({ email: 'a@b.ae', deadline: 5 })).toEqual({
      email: 'a@b.ae',
      deadline: 5,
    });
    expect(readVerifyOtpState({ email: 'a@b.ae', deadline: 'x' })).toEqual({ email: 'a@b.ae' });
    for (const state of [null, 'x', [], {}, { email: '' }, { email: {} }]) {
      expect(readVerifyOtpState(state)).toBeUndefined();
    }
  });

  it('opens the search only when asked', () => {
    expect(wantsSearch({ search: true })).toBe(true);
    for (const state of [null, {}, { search: 'true' }, 'search']) {
      expect(wantsSearch(state)).toBe(false);
    }
  });
});

describe('isAt', () => {
  it.each(['/Checkout', '/checkout', '/CHECKOUT/', '/Checkout?step=1', '/checkout#pay'])(
    'finds checkout at %s',
    (address) => {
      expect(isAt(paths.checkout, address)).toBe(true);
    },
  );

  it.each(['/', '/Checkout/done', '/my/Checkout', '/products?from=/Checkout'])(
    'does not find it at %s',
    (address) => {
      expect(isAt(paths.checkout, address)).toBe(false);
    },
  );

  it('knows home', () => {
    expect(isAt(paths.home, '/?page=2')).toBe(true);
    expect(isAt(paths.home, '/cart')).toBe(false);
  });
});
