import { useMemo, useState } from 'react';
import { selectCart, selectCartLines } from '@/api/cart';
import { cartChanges, type CartChange } from '@/lib/cartChanges';
import { useAppSelector } from '@/store/hooks';

/**
 * What changed in the cart since the checkout was opened (product 9.17); `undefined` while it is the same, and with a server
 * that sends no revision. Empty when only shipping changed.
 */
export function useCartChanges(): readonly CartChange[] | undefined {
  const revision = useAppSelector(selectCart)?.revision;
  const lines = useAppSelector(selectCartLines);
  const [seen, setSeen] = useState<{ revision: string; lines: typeof lines }>();
  if (seen === undefined && revision !== undefined) setSeen({ revision, lines });
  const hasChanged = seen !== undefined && revision !== undefined && seen.revision !== revision;
  return useMemo(
    () => (hasChanged ? cartChanges(seen.lines, lines) : undefined),
    [hasChanged, seen, lines],
  );
}
