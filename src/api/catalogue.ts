import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { ApiQuery } from '@/contract/api';
import type { Category, Faq, SubCategory, Work } from '@/contract/catalogue';
import type { Id, Language } from '@/contract/common';
import { asLanguage } from '@/lib/asLanguage';
import { asCount, asList, asRecord, asText, asTotalPages } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseCategory, parseFaq, parseSubCategory, parseWork } from './parsers/catalogue';
import { request } from './request';
import { idTag, listTag, provideList } from './tags';

export type CategoryRecords = EntityState<Category, Id>;
export type SubCategoryRecords = EntityState<SubCategory, Id>;
export type WorkRecords = EntityState<Work, Id>;

const categoriesAdapter = createEntityAdapter<Category, Id>({ selectId: ({ _id }) => _id });
const subCategoriesAdapter = createEntityAdapter<SubCategory, Id>({ selectId: ({ _id }) => _id });
const worksAdapter = createEntityAdapter<Work>();
const noCategories = categoriesAdapter.getInitialState();
const noSubCategories = subCategoriesAdapter.getInitialState();
const noWorks = worksAdapter.getInitialState();

/** Normalised categories of a response. */
export function toCategoryRecords(value: unknown): CategoryRecords {
  return categoriesAdapter.setAll(noCategories, asList(value, parseCategory));
}

/** Normalised sub-categories of a response. */
export function toSubCategoryRecords(value: unknown): SubCategoryRecords {
  return subCategoriesAdapter.setAll(noSubCategories, asList(value, parseSubCategory));
}

export interface SubCategoryResult {
  categoryName: string;
  /** Language of `categoryName`, when it is not that of the page. */
  categoryLang?: Language;
  subCategories: SubCategoryRecords;
}

export interface WorkPageResult {
  work: WorkRecords;
  totalPages: number;
}

export interface FaqPageResult {
  /** A list in the server's order; questions have no ids. */
  faq: Faq[];
  totalPages: number;
  /** `undefined` from a server that does not search questions. */
  totalCount: number | undefined;
}

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCategory: build.query<CategoryRecords, void>({
      query: () => request('GET /user/get-category', {}),
      transformResponse: (response: unknown) => toCategoryRecords(asRecord(response)['categories']),
      providesTags: (result) => provideList('Category', result),
    }),
    getSubCategory: build.query<SubCategoryResult, Id>({
      query: (categoryId) => request('GET /user/get-sub-category', { params: { categoryId } }),
      transformResponse: (response: unknown) => {
        const { categoryName, categoryLang, subCategories } = asRecord(response);
        return {
          categoryName: asText(categoryName) ?? '',
          categoryLang: asLanguage(categoryLang),
          subCategories: toSubCategoryRecords(subCategories),
        };
      },
      providesTags: (result, _error, categoryId) => [
        idTag('Category', categoryId),
        ...provideList('SubCategory', result?.subCategories),
      ],
    }),
    getOurWorks: build.query<WorkPageResult, ApiQuery<'GET /user/get-our-works'>>({
      query: (params) => request('GET /user/get-our-works', { params }),
      transformResponse: (response: unknown) => {
        const { work, totalPages } = asRecord(response);
        return {
          work: worksAdapter.setAll(noWorks, asList(work, parseWork)),
          totalPages: asTotalPages(totalPages),
        };
      },
      providesTags: (result) => provideList('Work', result?.work),
    }),
    getFaq: build.query<FaqPageResult, ApiQuery<'GET /user/get-faq'>>({
      query: (params) => request('GET /user/get-faq', { params }),
      transformResponse: (response: unknown) => {
        const { faq, totalPages, totalCount } = asRecord(response);
        return {
          faq: asList(faq, parseFaq),
          totalPages: asTotalPages(totalPages),
          totalCount: asCount(totalCount),
        };
      },
      providesTags: [listTag('Faq')],
    }),
  }),
});

export const { useGetCategoryQuery, useGetSubCategoryQuery, useGetOurWorksQuery, useGetFaqQuery } =
  catalogueApi;

const { selectAll: allCategories } = categoriesAdapter.getSelectors();
const { selectAll: allSubCategories } = subCategoriesAdapter.getSelectors();
const { selectAll: allWorks } = worksAdapter.getSelectors();

/** Categories in the server's order. */
export const selectCategories = (records: CategoryRecords | undefined) =>
  allCategories(records ?? noCategories);
/** Sub-categories in the server's order. */
export const selectSubCategories = (records: SubCategoryRecords | undefined) =>
  allSubCategories(records ?? noSubCategories);
/** Works in the server's order. */
export const selectWorks = (records: WorkRecords | undefined) => allWorks(records ?? noWorks);
