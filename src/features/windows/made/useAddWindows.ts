import { useState } from 'react';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useLayersInCart, type AddMade } from './useLayersInCart';

/** A window with the price of its layers that the customer sees, in dirhams. */
export interface WindowToAdd {
  id: Id;
  bodies: readonly WindowPriceRequest[];
  price: number;
}

/** What became of a window: in the cart, or why not. */
export interface AddedWindow {
  isAdded: boolean;
  /** Of the server, when it is another one than was seen. */
  price?: number;
  reason?: string;
}

/** Adds several windows one after another; each that fails says why, and does not stop the others. */
export function useAddWindows(onAdd: AddMade) {
  const layers = useLayersInCart(onAdd);
  const { isRunning, run } = useSingleFlight();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, AddedWindow>>(new Map());
  const addOne = async ({ bodies, price }: WindowToAdd): Promise<AddedWindow> => {
    const kept = await layers.keep(bodies);
    if (kept?.price === undefined) return { isAdded: false, reason: kept?.reason };
    if (kept.price !== price) return { isAdded: false, price: kept.price };
    return { isAdded: await layers.add(kept.lines) };
  };
  const add = (windows: readonly WindowToAdd[], onAllAdded: () => void) =>
    run(async () => {
      let areAllAdded = true;
      for (const window of windows) {
        const outcome = await addOne(window);
        areAllAdded &&= outcome.isAdded;
        setOutcomes((known) => new Map(known).set(window.id, outcome));
      }
      if (areAllAdded) onAllAdded();
    });
  return { add, isAdding: isRunning, outcomes };
}
