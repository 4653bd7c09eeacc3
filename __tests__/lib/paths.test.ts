import { describe, expect, it } from '@jest/globals';
import {
  articlePath,
  BOOKING_ANCHOR,
  categoryPath,
  curtainDetailPath,
  highlightPath,
  idOfHash,
  isAt,
  orderPath,
  pageOf,
  paths,
  productPath,
  withQuery,
  workPath,
} from '@/lib/paths';

describe('paths', () => {
  it('omit empty parameters', () => {
    const path = withQuery('/products', { page: 2, search: '', sort: undefined });
    expect(path).toBe('/products?page=2');
    expect(withQuery('/products', { search: undefined })).toBe('/products');
    expect(withQuery('/products', { page: 0 })).toBe('/products?page=0');
  });

  it('contain the id of a detail page in the query string (product 2.3)', () => {
    expect(productPath('a&b')).toBe('/product-detail?id=a%26b');
    expect(categoryPath('c1')).toBe('/curtains?categoryId=c1');
    expect(curtainDetailPath('c1', 's1')).toBe('/curtains-detail?categoryId=c1&subCategoryId=s1');
    expect(orderPath('o1')).toBe('/MyOrders-detail?id=o1');
    expect(workPath('w1')).toBe('/our-work-details?id=w1');
    expect(articlePath('layering-light')).toBe('/articleDetails?article=layering-light');
    expect(highlightPath('smart-features')).toBe('/detailsPage?feature=smart-features');
  });

  it('contain every path of product 2.1', () => {
    const specified = [
      '/',
      '/Categories',
      '/curtains',
      '/curtains-detail',
      '/rollers',
      '/rollers-detail',
      '/about',
      '/FAQ',
      '/our-works',
      '/our-work-details',
      '/products',
      '/product-detail',
      '/guide',
      '/cart',
      '/Checkout',
      '/detailsPage',
      '/articleDetails',
      '/MyOrders',
      '/MyOrders-detail',
      '/login',
      '/verify-otp',
      '/privacy',
      '/terms',
      '/services/custom-tailoring',
      '/services/hemming-shortening',
      '/services/curtain-fabrics',
      '/services/repair-maintenance',
    ];
    expect(Object.values(paths)).toEqual(expect.arrayContaining(specified));
    expect(BOOKING_ANCHOR).toBe('bookingID');
  });
});

describe('pageOf', () => {
  it.each([
    ['page=1', 1],
    ['page=3', 3],
    ['page=9999', 9_999],
    ['page=10000', 1],
    ['', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=2.5', 1],
    ['page=x', 1],
    ['page=1e3', 1],
    ['page=0x10', 1],
    ['page=+2', 1],
    ['page=%202', 1],
    ['page=02', 1],
  ])('reads ?%s as page %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});

describe('isAt', () => {
  it.each([
    '/Checkout',
    '/checkout',
    '/CHECKOUT/',
    '/Checkout//',
    '/Checkout?step=1',
    '/checkout#pay',
  ])('matches the checkout at %s', (url) => {
    expect(isAt(paths.checkout, url)).toBe(true);
  });

  it.each([
    '/',
    '/Checkout/done',
    '/Checkout/ ',
    '/my/Checkout',
    '/my?/Checkout',
    '/products?from=/Checkout',
  ])('does not match the checkout at %s', (url) => {
    expect(isAt(paths.checkout, url)).toBe(false);
  });

  it('matches the home page', () => {
    expect(isAt(paths.home, '/')).toBe(true);
    expect(isAt(paths.home, '/?page=2')).toBe(true);
    expect(isAt(paths.home, '/cart')).toBe(false);
  });

  it('matches a path of several segments', () => {
    expect(isAt(paths.repair, '/services/repair-maintenance/')).toBe(true);
    expect(isAt(paths.repair, '/servicesrepair-maintenance')).toBe(false);
  });
});

describe('idOfHash', () => {
  it('decodes the fragment and keeps malformed escapes', () => {
    expect(idOfHash('#how-to%20measure')).toBe('how-to measure');
    expect(idOfHash('#100%')).toBe('100%');
    expect(idOfHash('')).toBe('');
  });
});
