import { describe, expect, it } from '@jest/globals';
import { exampleUrl, pagesFor } from '@/contract/pages';
import { inLanguage } from '@/lib/language';
import { isPageRequest, isPublicPage, isPublicResponse } from '@/worker/publicRequests';

const SHOP = 'https://shop.example';

function isCached(path: string, init?: RequestInit): boolean {
  return isPublicResponse(new Request(`${SHOP}/api${path}`, init));
}

describe('the offline cache', () => {
  it.each([
    '/user/get-home-page',
    '/user/get-products?page=1&limit=10',
    '/user/get-product-details?id=a',
    '/user/get-suggestions?search=a',
    '/user/get-category',
    '/user/get-sub-category?categoryId=a',
    '/user/get-our-works?page=1&limit=10',
    '/user/get-faq?page=1&limit=10',
    '/user/get-review?productId=a&page=1&limit=5',
  ])('caches %s only when requested without a token', (path) => {
    expect(isCached(path)).toBe(true);
    expect(isCached(path, { headers: { Authorization: 'Bearer secret' } })).toBe(false);
  });

  it.each(['/user/get-cart', '/user/get-orders?page=1&limit=8&filter=30'])(
    'does not cache %s, which has a token',
    (path) => {
      expect(isCached(path, { headers: { Authorization: 'Bearer secret' } })).toBe(false);
    },
  );

  it.each(['/user/export-account', '/user/get-quote?token=a', '/payments/a/pay', '/visits/a.ics'])(
    'does not cache %s',
    (path) => {
      expect(isCached(path)).toBe(false);
    },
  );

  it('recognises a page that a tab asks it to cache', () => {
    const page = new Request(`${SHOP}/products`, { headers: { Accept: 'text/html' } });
    expect(isPageRequest(page)).toBe(true);
    expect(isPageRequest(new Request(`${SHOP}/assets/main.js`))).toBe(false);
  });

  it('does not cache the response to a mutation', () => {
    expect(isCached('/user/enquiry', { method: 'POST' })).toBe(false);
    expect(isCached('/user/get-faq', { method: 'POST' })).toBe(false);
  });

  it.each(pagesFor('everybody'))('caches the page %s in every language', (id) => {
    expect(isPublicPage(SHOP + exampleUrl(id))).toBe(true);
    expect(isPublicPage(SHOP + inLanguage(exampleUrl(id), 'ar'))).toBe(true);
  });

  it.each(['/windows?window=living', '/compare?ids=a,b&show=quote', '/ABOUT/'])(
    'caches the page %s',
    (path) => {
      expect(isPublicPage(SHOP + path)).toBe(true);
    },
  );

  it.each(pagesFor('customer', 'signIn'))('does not cache the page %s', (id) => {
    expect(isPublicPage(SHOP + exampleUrl(id))).toBe(false);
    expect(isPublicPage(SHOP + inLanguage(exampleUrl(id).toUpperCase(), 'ar'))).toBe(false);
  });

  it.each(['/api/user/get-faq', '/dev/outbox', '/sandbox-payment/a', '/healthz', '/nowhere'])(
    'does not cache %s, which is no page',
    (path) => {
      expect(isPublicPage(SHOP + path)).toBe(false);
    },
  );
});
