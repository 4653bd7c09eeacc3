import { describe, expect, it } from '@jest/globals';
import { orderPagePath, orderPageUrl } from '../../../server/rules/orderLinks.ts';
import { orderPath, paths } from '../../../src/lib/paths.ts';

describe('the link to an order in mails', () => {
  it('is the route of the storefront', () => {
    expect(orderPagePath('order-1')).toBe(orderPath('order-1'));
    expect(orderPagePath(undefined)).toBe(paths.orders);
  });

  it('is an absolute URL', () => {
    const publicUrl = 'https://shop.example';
    expect(orderPageUrl({ publicUrl }, '1')).toBe(`https://shop.example${orderPath('1')}`);
  });
});
