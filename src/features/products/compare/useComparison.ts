import { useNavigate, useSearchParams } from 'react-router';
import type { Id } from '@/contract/common';
import { comparePath, readCompareUrl, type CompareUrl } from '@/lib/compareUrl';
import { useAppDispatch } from '@/store/hooks';
import { shortlistRemoved } from '@/store/slices/shortlistSlice';
import { useShortlist } from './useShortlist';

/** What is compared: the products of the URL, else the customer's shortlist. */
export function useComparison() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const own = useShortlist();
  const url = readCompareUrl(params);
  const { ids = own } = url;
  const isLinked = url.ids !== undefined;
  const change = (changes: CompareUrl) =>
    void navigate(comparePath({ ...url, ...changes }), { replace: true });
  return {
    ...url,
    /** `undefined` until the stored shortlist is restored. */
    ids,
    /** The URL names the products, and the customer has a list, too. */
    hasOwnBeside: isLinked && (own ?? []).length > 0,
    isLinked,
    /** URL of the comparison, and of its quote sheet. */
    tablePath: comparePath({ ...url, isQuote: false }),
    quotePath: comparePath({ ...url, isQuote: true, room: undefined }),
    change,
    /** Changes what is shown: the shortlist, or only the URL that somebody shared. */
    remove: (removed: Id) => {
      if (isLinked) change({ ids: url.ids?.filter((id) => id !== removed) });
      else dispatch(shortlistRemoved(removed));
    },
  };
}
