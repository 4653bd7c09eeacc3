import type { AppStore } from '@/store/makeStore';
import { matchPage } from '../routing/routes';

/**
 * Loads the chunk of the page at a URL and, unless the browser is offline, sends its queries (product 2.14).
 * @param withQueries `false` for the chunk alone
 */
export async function prefetchScreen(
  { dispatch }: AppStore,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  withQueries = true,
): Promise<void> {
  try {
    const { prefetch } = await matchPage(pathname).load();
    if (withQueries && prefetch && navigator.onLine)
      dispatch(prefetch(new URLSearchParams(search)));
  } catch {
    // Opening the page retries, and reports the error.
  }
}
