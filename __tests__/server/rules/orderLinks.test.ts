import { describe, expect, it } from '@jest/globals';
import { orderPagePath, orderPageUrl } from '../../../server/rules/orderLinks.ts';
import { orderPath, paths } from '../../../src/lib/paths.ts';

describe('the link to an order in mails', () => {
  it('is the route of the storefront', () => {
    expect(orderPagePath('order-1', 'en')).toBe(orderPath('order-1'));
    expect(orderPagePath(undefined, 'en')).toBe(paths.orders);
  });

  it('has a prefix in Arabic', () => {
    expect(orderPagePath('order-1', 'ar')).toBe(`/ar${orderPath('order-1')}`);
    expect(orderPagePath(undefined, 'ar')).toBe(`/ar${paths.orders}`);
  });

  it('is an absolute URL', () => {
    const publicUrl = 'https://shop.example';
    expect(orderPageUrl({ publicUrl }, '1', 'en')).toBe(`https://shop.example${orderPath('1')}`);
  });
});
