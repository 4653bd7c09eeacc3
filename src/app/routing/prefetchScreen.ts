import type { AppStore } from '@/store/makeStore';
import { matchPage } from './routes';

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation, which Safari and Firefox do not have. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the customer asked to save data, or is on a network of the second generation. */
function isDataScarce(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Loads the chunk of the page at a URL and sends its queries (product 2.12); nothing when data is scarce.
 * @param withQueries `false` for the chunk alone
 */
export async function prefetchScreen(
  { dispatch }: AppStore,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  withQueries = true,
): Promise<void> {
  if (isDataScarce()) return;
  try {
    const { prefetch } = await matchPage(pathname).load();
    if (withQueries && prefetch) dispatch(prefetch(new URLSearchParams(search)));
  } catch {
    // Opening the page retries, and reports the error.
  }
}
