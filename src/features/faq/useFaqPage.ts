import { isApiError } from '@/api/errors';
import { useGetFaqQuery } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';
import { toFaqEntries } from './faqItems';

/** Questions on a page (spec §9). */
const PAGE_SIZE = 10;

/** One page of questions with the state of its call. */
export function useFaqPage(page: number) {
  const { currentData, error, isFetching, isError, refetch } = useGetFaqQuery(
    { page, limit: PAGE_SIZE },
    { selectFromResult: shownResult },
  );
  return {
    entries: toFaqEntries(currentData?.faq ?? []),
    totalPages: currentData?.totalPages ?? 1,
    isLoading: isFetching,
    hasFailed: isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
