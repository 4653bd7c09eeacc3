import { useRef } from 'react';
import { useKeepWindowMutation } from '@/api/madeToMeasure';
import type { CartAddition } from '@/contract/cart';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';

/** Adds lines to the cart; resolves to those that are in it now. */
export type AddMade = (lines: readonly CartAddition[]) => Promise<readonly CartAddition[]>;

/** The layers of a window at the server: their price together, or why one of them cannot be made. */
export type KeptLayers =
  | { price: number; lines: readonly CartAddition[] }
  | { price?: undefined; reason: string | undefined };

/** Keeps the layers of a window, and adds them; a repeat after a failure adds only what is missing. */
export function useLayersInCart(onAdd: AddMade) {
  const [keepWindow] = useKeepWindowMutation();
  const inCart = useRef(new Set<Id>());
  /** `undefined` when the server cannot be asked. */
  const keep = async (bodies: readonly WindowPriceRequest[]): Promise<KeptLayers | undefined> => {
    const lines: CartAddition[] = [];
    let sum = 0;
    for (const body of bodies) {
      const { data } = await keepWindow(body);
      if (data === undefined) return undefined;
      const { sizeId, price, refusals = [] } = data;
      if (sizeId === undefined || price === null) return { reason: refusals[0]?.message };
      lines.push({ productId: body.productId, sizeId });
      sum += price;
    }
    return { price: sum, lines };
  };
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
