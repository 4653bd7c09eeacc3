import { isApiError } from '@/api/errors';
import { selectCategories, useGetCategoryQuery } from '@/api/catalogue';

/** All categories with the state of their call. */
export function useCategoryList() {
  const { data, error, isLoading, isError, isFetching, refetch } = useGetCategoryQuery();
  return {
    categories: selectCategories(data),
    isLoading,
    hasFailed: isError && data === undefined,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
