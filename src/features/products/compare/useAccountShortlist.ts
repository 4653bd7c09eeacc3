import { isApiError } from '@/api/errors';
import { selectProducts } from '@/api/productRecords';
import { queryView } from '@/api/queryView';
import { useGetShortlistQuery, useSaveShortlistMutation } from '@/api/shortlist';
import type { Id } from '@/contract/common';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { MAX_SHORTLISTED } from '@/lib/shortlist';
import { useAppDispatch } from '@/store/hooks';
import { shortlistAdded, shortlistRemoved } from '@/store/slices/shortlistSlice';
import { useShortlist } from './useShortlist';

/** The account's shortlist beside what is compared on this device (product 5.27). */
export function useAccountShortlist() {
  const dispatch = useAppDispatch();
  const compared = useShortlist() ?? [];
  const query = useGetShortlistQuery(undefined, {
    selectFromResult: queryView,
    // Another device changes it meanwhile.
    refetchOnMountOrArgChange: true,
  });
  const [saveShortlist, { error }] = useSaveShortlistMutation();
  const { isRunning, run } = useSingleFlight();
  const products = query.data && selectProducts(query.data.products);
  const save = (added: readonly Id[], removed: readonly Id[], onSaved?: () => void) =>
    run(async () => {
      const { error: failed } = await saveShortlist({ added: [...added], removed: [...removed] });
      if (failed === undefined) onSaved?.();
    });
  return {
    query,
    products,
    currency: query.data?.currency ?? '',
    compared,
    /** Compared ones that the account does not have, e.g. from before the sign-in. */
    others: compared.filter((id) => products?.some(({ _id }) => _id === id) === false),
    isFull: compared.length >= MAX_SHORTLISTED,
    isSaving: isRunning,
    hasFailed: error !== undefined,
    /** Of the server, for a failed change. */
    reason: isApiError(error) ? error.message : undefined,
    compare: (id: Id, isWanted: boolean) =>
      dispatch(isWanted ? shortlistAdded(id) : shortlistRemoved(id)),
    keep: (ids: readonly Id[]) => save(ids, []),
    /** Takes a product out of both. @param onRemoved called when the account has done so */
    remove: (id: Id, onRemoved: () => void) =>
      save([], [id], () => {
        dispatch(shortlistRemoved(id));
        onRemoved();
      }),
  };
}
