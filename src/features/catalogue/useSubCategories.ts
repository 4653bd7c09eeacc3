import { isApiError, type ApiError } from '@/api/errors';
import { selectSubCategories, useGetSubCategoryQuery } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';
import type { SubCategory } from '@/contract/catalogue';

export interface SubCategoryView {
  categoryName: string;
  subCategories: SubCategory[];
  isLoading: boolean;
  /** The server knows no such category. */
  isUnknown: boolean;
  hasFailed: boolean;
  reason: string | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** Whether the server refused the id itself: malformed or unknown (decisions §1). */
const refusesId = ({ status }: ApiError) => status === 400 || status === 404;

/** The sub-categories of a category with the state of their call. */
export function useSubCategories(categoryId: string): SubCategoryView {
  const { currentData, error, isFetching, refetch } = useGetSubCategoryQuery(categoryId, {
    selectFromResult: shownResult,
  });
  const failure = isApiError(error) ? error : undefined;
  const hasNothing = currentData === undefined;
  return {
    categoryName: currentData?.categoryName ?? '',
    subCategories: selectSubCategories(currentData?.subCategories),
    isLoading: hasNothing && failure === undefined,
    isUnknown: hasNothing && failure !== undefined && refusesId(failure),
    hasFailed: hasNothing && failure !== undefined,
    reason: failure?.message,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
