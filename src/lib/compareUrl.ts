import type { Id } from '@/contract/common';
import { paths, withQuery } from './paths';
import { parseShortlist } from './shortlist';

/** What the URL of a comparison holds. */
export interface CompareUrl {
  /** Compared products; `undefined` for the customer's own shortlist. */
  ids?: Id[];
  /** Id of the measured window that prices are for. */
  windowId?: string;
  /** Rows that are the same for all products are hidden. */
  isDifferencesOnly?: boolean;
}

/** Value of `show` that hides equal rows. */
const DIFFERENCES = 'differences';

/** Reads the untrusted query of a comparison. */
export function readCompareUrl(params: URLSearchParams): CompareUrl {
  const ids = parseShortlist((params.get('ids') ?? '').split(','));
  return {
    ids: ids.length > 0 ? ids : undefined,
    windowId: params.get('window') ?? undefined,
    isDifferencesOnly: params.get('show') === DIFFERENCES,
  };
}

/** URL of a comparison. */
export function comparePath({ ids, windowId, isDifferencesOnly }: CompareUrl): string {
  return withQuery(paths.compare, {
    ids: ids?.join(','),
    window: windowId,
    show: isDifferencesOnly === true ? DIFFERENCES : undefined,
  }).replaceAll('%2C', ',');
}
