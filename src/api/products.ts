import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { SubCategoryName } from '@/contract/catalogue';
import type { Product, ProductDetail, ProductsQuery } from '@/contract/products';
import { asCount, asList, asRecord, asText, asTotalPages } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseProduct, parseProductDetail } from './parsers/products';
import { parseSubCategoryName } from './parsers/subCategoryName';
import { request } from './request';
import { idTag, provideList } from './tags';

export type ProductRecords = EntityState<Product, Id>;

export interface ProductPageResult {
  products: ProductRecords;
  totalPages: number;
  /** Number of products on all pages; `undefined` when the server sends none. */
  totalCount?: number;
  /** The requested sub-category; `undefined` when the products are not limited to it. */
  subCategory?: SubCategoryName;
  currency: string;
}

export type ProductFacts = Omit<ProductDetail, 'relatedProducts'>;

export interface ProductDetailResult {
  /** `undefined` when the response holds no usable product. */
  productDetail: ProductFacts | undefined;
  relatedProducts: ProductRecords;
}

const productsAdapter = createEntityAdapter<Product, Id>({ selectId: ({ _id }) => _id });
const noProducts = productsAdapter.getInitialState();
const { selectAll } = productsAdapter.getSelectors();

/** Normalised products of a response. */
export function toProductRecords(value: unknown): ProductRecords {
  return productsAdapter.setAll(noProducts, asList(value, parseProduct));
}

/** Result of a page. A server that ignores `subCategoryId` responds with all products and names no sub-category. */
function toPageResult(response: unknown, { subCategoryId }: ProductsQuery): ProductPageResult {
  const { products, totalPages, totalCount, subCategory, currency } = asRecord(response);
  const named = parseSubCategoryName(subCategory);
  return {
    products: toProductRecords(products),
    totalPages: asTotalPages(totalPages),
    totalCount: asCount(totalCount),
    subCategory: named?._id === subCategoryId ? named : undefined,
    currency: asText(currency) ?? '',
  };
}

function toDetailResult(response: unknown): ProductDetailResult {
  const detail = parseProductDetail(asRecord(response)['productDetail']);
  if (detail === undefined) return { productDetail: undefined, relatedProducts: noProducts };
  const { relatedProducts, ...productDetail } = detail;
  return { productDetail, relatedProducts: toProductRecords(relatedProducts) };
}

export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPageResult, ProductsQuery>({
      query: (params) => request('GET /user/get-products', { params }),
      transformResponse: (response: unknown, _meta, query) => toPageResult(response, query),
      providesTags: (result) => provideList('Product', result?.products),
    }),
    getProductDetails: build.query<ProductDetailResult, Id>({
      query: (id) => request('GET /user/get-product-details', { params: { id } }),
      transformResponse: toDetailResult,
      providesTags: (_result, _error, id) => [idTag('Product', id)],
    }),
  }),
});

export const { useGetProductsQuery, useGetProductDetailsQuery } = productsApi;

/** Products in the server's order; memoised by the records. */
export const selectProducts = (records: ProductRecords | undefined) =>
  selectAll(records ?? noProducts);
