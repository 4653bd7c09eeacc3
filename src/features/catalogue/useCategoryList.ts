import { isApiError } from '@/api/errors';
import { selectCategories, useGetCategoryQuery } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';

/** All categories with the state of their call. */
export function useCategoryList() {
  const { data, error, isError, isFetching, refetch } = useGetCategoryQuery(undefined, {
    selectFromResult: shownResult,
  });
  return {
    categories: selectCategories(data),
    isLoading: isFetching,
    hasFailed: isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
