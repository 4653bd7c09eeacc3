import { skipToken } from '@reduxjs/toolkit/query';
import { useGetSubCategoryQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { findRecord } from '@/api/records';
import {
  toCurtainDetailState,
  type CurtainDetailState,
  type EnquiryIds,
} from '@/lib/detailPageState';

/** Sub-category of /curtains-detail, from the API, otherwise from navigation state (product 2.3). */
export function useCurtain(state: CurtainDetailState | undefined, ids: EnquiryIds) {
  const { categoryId, subCategoryId } = ids;
  const hasIds = categoryId !== undefined && subCategoryId !== undefined;
  const query = useGetSubCategoryQuery(hasIds ? categoryId : skipToken, {
    selectFromResult: queryView,
  });
  const { currentData } = query;
  const record = findRecord(currentData?.subCategories, subCategoryId);
  const curtain =
    record === undefined || currentData === undefined
      ? state
      : toCurtainDetailState(record, currentData);
  const isNotFound = !hasIds || currentData !== undefined || query.isNotFound;
  return {
    curtain,
    imageAlt: record?.imageAlt,
    /** Number of products that fit; 0 when unknown. */
    productCount: record?.productCount ?? 0,
    query: { ...query, isNotFound },
  };
}
