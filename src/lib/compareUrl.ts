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
  /** The quote sheet is open instead of the comparison. */
  isQuote?: boolean;
  /** Room in which the fabrics are shown; not checked. */
  room?: string;
}

/** Values of `show`: the rows that differ, or the quote sheet. */
const DIFFERENCES = 'differences';
const QUOTE = 'quote';

/** Reads the untrusted query of a comparison. */
export function readCompareUrl(params: URLSearchParams): CompareUrl {
  const ids = parseShortlist((params.get('ids') ?? '').split(','));
  return {
    ids: ids.length > 0 ? ids : undefined,
    windowId: params.get('window') ?? undefined,
    isDifferencesOnly: params.get('show') === DIFFERENCES,
    isQuote: params.get('show') === QUOTE,
    room: params.get('room') ?? undefined,
  };
}

/** URL of a comparison. */
export function comparePath(url: CompareUrl): string {
  const { ids, windowId, isDifferencesOnly = false, isQuote = false, room } = url;
  const differences = isDifferencesOnly ? DIFFERENCES : undefined;
  return withQuery(paths.compare, {
    ids: ids?.join(','),
    window: windowId,
    show: isQuote ? QUOTE : differences,
    room,
  }).replaceAll('%2C', ',');
}
