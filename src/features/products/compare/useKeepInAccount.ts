import { useSaveShortlistMutation } from '@/api/shortlist';
import type { Id } from '@/contract/common';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';

/**
 * Keeps products in the shortlist of the signed-in account, silently: the comparison works without, and the list offers to keep
 * what is missing (product 5.27).
 */
export function useKeepInAccount() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [saveShortlist] = useSaveShortlistMutation();
  return (...added: Id[]) => {
    if (isSignedIn) void saveShortlist({ added, removed: [] });
  };
}
