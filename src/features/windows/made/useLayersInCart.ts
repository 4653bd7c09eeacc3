import { useRef } from 'react';
import type { CartAddition } from '@/contract/cart';
import type { Id } from '@/contract/common';
import { useKeepWindows } from './useKeepWindows';

/** Adds lines to the cart; resolves to those that are in it now. */
export type AddMade = (lines: readonly CartAddition[]) => Promise<readonly CartAddition[]>;

/** Keeps the layers of a window, and adds them; a repeat after a failure adds only what is missing. */
export function useLayersInCart(onAdd: AddMade) {
  const keep = useKeepWindows();
  const inCart = useRef(new Set<Id>());
  /** Resolves to whether all are in the cart. */
  const add = async (lines: readonly CartAddition[]): Promise<boolean> => {
    const missing = lines.filter(({ sizeId }) => !inCart.current.has(sizeId));
    const added = await onAdd(missing);
    for (const { sizeId } of added) inCart.current.add(sizeId);
    if (added.length < missing.length) return false;
    for (const { sizeId } of lines) inCart.current.delete(sizeId);
    return true;
  };
  return { keep, add };
}
