import { describe, expect, it } from '@jest/globals';
import { isSharedAnswer, isSharedPage } from '@/worker/sharedAnswers';

const SHOP = 'https://shop.example';

function ask(path: string, init?: RequestInit): boolean {
  return isSharedAnswer(new Request(`${SHOP}/api${path}`, init));
}

describe('what may be kept for offline reading', () => {
  it.each([
    '/user/get-home-page',
    '/user/get-products?page=1&limit=10',
    '/user/get-product-details?id=a',
    '/user/get-category',
    '/user/get-sub-category?categoryId=a',
    '/user/get-our-works?page=1&limit=10',
    '/user/get-faq?page=1&limit=10',
    '/user/get-review?productId=a&page=1&limit=5',
  ])('keeps %s, asked without a token', (path) => {
    expect(ask(path)).toBe(true);
    expect(ask(path, { headers: { Authorization: 'Bearer secret' } })).toBe(false);
  });

  it.each([
    '/user/get-cart',
    '/user/get-orders?page=1&limit=8&filter=30',
    '/user/get-single-order-history?_id=a',
  ])('never keeps %s', (path) => {
    expect(ask(path)).toBe(false);
  });

  it('never keeps a write', () => {
    expect(ask('/user/enquiry', { method: 'POST' })).toBe(false);
    expect(ask('/user/get-faq', { method: 'POST' })).toBe(false);
  });

  it.each(['/', '/products?page=2', '/product-detail?id=a', '/cartography'])(
    'keeps the page %s',
    (path) => {
      expect(isSharedPage(SHOP + path)).toBe(true);
    },
  );

  it.each([
    '/cart',
    '/Checkout',
    '/MyOrders',
    '/myorders-detail?id=a',
    '/login',
    '/verify-otp',
    '/api/user/get-faq',
    '/dev/outbox',
    '/sandbox-payment/a',
  ])('never keeps the page %s', (path) => {
    expect(isSharedPage(SHOP + path)).toBe(false);
  });
});
