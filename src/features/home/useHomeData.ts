import { isApiError } from '@/api/errors';
import { useGetHomePageQuery, type HomeResult } from '@/api/home';
import { shownResult } from '@/api/shownResult';

export interface HomeData {
  /** `undefined` while the first answer is on its way or has failed. */
  data: HomeResult | undefined;
  /** There is nothing to show and the last try went wrong. */
  hasFailed: boolean;
  /** The server's reason, when it gave one. */
  reason: string | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The one call that feeds the home page (spec §2). */
export function useHomeData(): HomeData {
  const { data, error, isFetching, refetch } = useGetHomePageQuery(undefined, {
    selectFromResult: shownResult,
  });
  return {
    data,
    hasFailed: data === undefined && error !== undefined,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
