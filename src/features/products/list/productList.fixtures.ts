import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { loadedStatus } from '@/fixtures/queryView.fixtures';
import type { ProductListResult } from '../shared/useProductList';

/** The first page of all products. */
export const productList: ProductListResult = {
  ...loadedStatus,
  query: { page: 1, search: '' },
  products: fabrics,
  currency: CURRENCY,
  totalPages: 3,
  totalCount: 24,
};

/** The products that fit a sub-category. */
export const curtainList: ProductListResult = {
  ...productList,
  query: { page: 1, search: '', subCategoryId: 'linen-curtains' },
  subCategory: { _id: 'linen-curtains', name: 'Linen curtains', category: 'curtains' },
  products: fabrics.slice(0, 6),
  totalPages: 1,
  totalCount: 6,
};

/** The products that match a search. */
export const velvetList: ProductListResult = {
  ...productList,
  query: { page: 1, search: 'velvet' },
  products: fabrics.filter(({ name }) => name.includes('Velvet')),
  totalPages: 1,
  totalCount: 2,
};
