import { isApiError } from '@/api/errors';
import { selectWorks, useGetOurWorksQuery } from '@/api/catalogue';

/** Works on a page (spec §9). */
const PAGE_SIZE = 10;

/** One page of works with the state of its call. */
export function useWorkList(page: number) {
  const { currentData, error, isFetching, isError, refetch } = useGetOurWorksQuery({
    page,
    limit: PAGE_SIZE,
  });
  return {
    works: selectWorks(currentData?.work),
    totalPages: currentData?.totalPages ?? 1,
    isLoading: currentData === undefined && !isError,
    hasFailed: currentData === undefined && isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
