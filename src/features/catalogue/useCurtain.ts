import { skipToken } from '@reduxjs/toolkit/query';
import { isApiError } from '@/api/errors';
import { selectSubCategories, useGetSubCategoryQuery } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';
import {
  toCurtainDetailState,
  type CurtainDetailState,
  type EnquiryIds,
} from '@/lib/showroomState';

/** What is known of the item: from its category's call, else from navigation state; the record wins (decisions §2). */
export function useCurtain(state: CurtainDetailState | undefined, ids: EnquiryIds) {
  const { categoryId, subCategoryId } = ids;
  const canAsk = categoryId !== undefined && subCategoryId !== undefined;
  const { currentData, error, isFetching, refetch } = useGetSubCategoryQuery(
    canAsk ? categoryId : skipToken,
    { selectFromResult: shownResult },
  );
  const record = selectSubCategories(currentData?.subCategories).find(
    ({ _id }) => _id === subCategoryId,
  );
  const curtain =
    record === undefined ? state : toCurtainDetailState(record, currentData?.categoryName ?? '');
  const failure = isApiError(error) ? error : undefined;
  const isRefused = failure?.status === 400 || failure?.status === 404;
  return {
    curtain,
    imageAlt: record?.imageAlt,
    isLoading: curtain === undefined && canAsk && currentData === undefined && !failure,
    hasFailed: curtain === undefined && failure !== undefined && !isRefused,
    reason: failure?.message,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
