import type { SubCategoryName } from '@/contract/catalogue';
import type { ProductPage, ProductsQuery } from '@/contract/products';
import { asCurrency, asCount, asRecord, asText, asTotalPages, asUniqueList } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseEmptyListHelp, parseFacet, parsePriceRange } from './parsers/facets';
import { parseSubCategoryName } from './parsers/subCategoryName';
import { parseSuggestedCategories } from './parsers/suggestedCategories';
import { toProductRecords, type ProductRecords } from './productRecords';
import { request } from './request';
import { provideList } from './tags';

export interface ProductPageResult extends Pick<
  ProductPage,
  'facets' | 'priceRanges' | 'help' | 'categories' | 'correctedTerm'
> {
  products: ProductRecords;
  totalPages: number;
  /** Number of products on all pages; `undefined` when the server sends none. */
  totalCount?: number;
  /** The requested sub-category; `undefined` when the products are not limited to it. */
  subCategory?: SubCategoryName;
  currency: string;
}

/** Result of a page. A server that ignores `subCategoryId` responds with all products and names no sub-category. */
function toPageResult(response: unknown, { subCategoryId }: ProductsQuery): ProductPageResult {
  const page = asRecord(response);
  const named = parseSubCategoryName(page['subCategory']);
  const correctedTerm = asText(page['correctedTerm']);
  return {
    products: toProductRecords(page['products']),
    totalPages: asTotalPages(page['totalPages']),
    totalCount: asCount(page['totalCount']),
    subCategory: named?._id === subCategoryId ? named : undefined,
    currency: asCurrency(page['currency']),
    ...(Array.isArray(page['facets']) && {
      facets: asUniqueList(page['facets'], parseFacet, ({ key }) => key),
      priceRanges: asUniqueList(page['priceRanges'], parsePriceRange, ({ soldAs }) => soldAs),
      help: parseEmptyListHelp(page['help']),
      categories: parseSuggestedCategories(page['categories']),
    }),
    ...(correctedTerm !== undefined && correctedTerm !== '' && { correctedTerm }),
  };
}

export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPageResult, ProductsQuery>({
      query: (params) => request('GET /user/get-products', { params }),
      transformResponse: (response: unknown, _meta, query) => toPageResult(response, query),
      providesTags: (result) => provideList('Product', result?.products),
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;
