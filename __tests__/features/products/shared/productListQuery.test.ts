import { describe, expect, it } from '@jest/globals';
import {
  productListPath,
  readProductListQuery,
  toProductsArg,
} from '@/features/products/shared/productListQuery';

const read = (search: string) => readProductListQuery(new URLSearchParams(search));

describe('the query of the product list', () => {
  it('contains page and search text', () => {
    expect(read('page=2&search=linen')).toEqual({ page: 2, search: 'linen' });
    expect(productListPath({ page: 2, search: 'linen' })).toBe('/products?page=2&search=linen');
  });

  it('contains the sub-category', () => {
    const query = { page: 2, search: '', subCategoryId: 'sheer' };
    expect(read('subCategoryId=sheer&page=2')).toEqual(query);
    expect(productListPath(query)).toBe('/products?page=2&subCategoryId=sheer');
    expect(toProductsArg(query)).toEqual({ page: 2, limit: 10, facets: 1, subCategoryId: 'sheer' });
    expect(read('subCategoryId=')).toEqual({ page: 1, search: '' });
  });

  it('is empty for the first page of all products', () => {
    expect(productListPath({ page: 1, search: '' })).toBe('/products');
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1e9', 'page=1.5'])(
    'falls back to the first page for %s',
    (search) => {
      expect(read(search).page).toBe(1);
    },
  );

  it('drops control characters', () => {
    expect(read('search=%00linen%0Asilk')).toEqual({ page: 1, search: 'linen silk' });
    expect(read('search=%00').search).toBe('');
  });

  it('truncates the search text to 100 characters', () => {
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
  });

  it('requests ten products per page (product 5.1) and omits an empty search', () => {
    expect(toProductsArg({ page: 3, search: '' })).toEqual({ page: 3, limit: 10, facets: 1 });
    expect(toProductsArg({ page: 1, search: 'silk' })).toEqual({
      page: 1,
      limit: 10,
      facets: 1,
      search: 'silk',
    });
  });

  it('contains filters and order with readable commas (product 5.10)', () => {
    const query = {
      page: 2,
      search: 'linen',
      filters: { colour: 'white,blue', soldAs: 'metre', maxPrice: 200 },
      sort: 'price',
    } as const;
    const search = 'search=linen&colour=white,blue&soldAs=metre&maxPrice=200&sort=price';
    expect(productListPath({ ...query, page: 1 })).toBe(`/products?${search}`);
    expect(read(`${search}&page=2`)).toEqual(query);
    expect(toProductsArg(query)).toEqual({
      page: 2,
      limit: 10,
      facets: 1,
      search: 'linen',
      colour: 'white,blue',
      soldAs: 'metre',
      maxPrice: 200,
      sort: 'price',
    });
  });

  it('omits the default order and an unknown one', () => {
    expect(read('sort=recommended')).toEqual({ page: 1, search: '' });
    expect(read('sort=colour')).toEqual({ page: 1, search: '' });
  });

  it('searches without correction on request (product 5.12)', () => {
    const query = { page: 1, search: 'velvt', isExact: true };
    expect(read('search=velvt&exact=1')).toEqual(query);
    expect(read('exact=1')).toEqual({ page: 1, search: '' });
    expect(productListPath(query)).toBe('/products?search=velvt&exact=1');
    expect(toProductsArg(query)).toMatchObject({ search: 'velvt', exact: 1 });
  });
});
