import { isApiError } from '@/api/errors';
import { selectWorks, useGetOurWorksQuery } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';

/** Works on a page (spec §9). */
const PAGE_SIZE = 10;

/** One page of works with the state of its call. */
export function useWorkList(page: number) {
  const { currentData, error, isFetching, isError, refetch } = useGetOurWorksQuery(
    { page, limit: PAGE_SIZE },
    { selectFromResult: shownResult },
  );
  return {
    works: selectWorks(currentData?.work),
    totalPages: currentData?.totalPages ?? 1,
    isLoading: isFetching,
    hasFailed: isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
