import type { Id } from '@/contract/common';
import { asRecord } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseProductDetail, type ParsedProductDetail } from './parsers/productDetail';
import { noProducts, toProductRecords, type ProductRecords } from './productRecords';
import { request } from './request';
import { idTag } from './tags';

export type ProductFacts = Omit<ParsedProductDetail, 'relatedProducts'>;

export interface ProductDetailResult {
  /** `undefined` when the response holds no usable product. */
  productDetail: ProductFacts | undefined;
  relatedProducts: ProductRecords;
}

function toDetailResult(response: unknown): ProductDetailResult {
  const detail = parseProductDetail(asRecord(response)['productDetail']);
  if (detail === undefined) return { productDetail: undefined, relatedProducts: noProducts };
  const { relatedProducts, ...productDetail } = detail;
  return { productDetail, relatedProducts: toProductRecords(relatedProducts) };
}

export const productDetailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProductDetails: build.query<ProductDetailResult, Id>({
      query: (id) => request('GET /user/get-product-details', { params: { id } }),
      transformResponse: toDetailResult,
      providesTags: (_result, _error, id) => [idTag('Product', id)],
    }),
  }),
});

export const { useGetProductDetailsQuery } = productDetailsApi;
