import { useState } from 'react';
import { useKeepWindowMutation } from '@/api/madeToMeasure';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import type { AddMade } from './useKeepWindow';

/** A window with the price that the customer sees, in dirhams. */
export interface WindowToAdd {
  id: Id;
  body: WindowPriceRequest;
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
  const [keep] = useKeepWindowMutation();
  const { isRunning, run } = useSingleFlight();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, AddedWindow>>(new Map());
  const addOne = async ({ body, price }: WindowToAdd): Promise<AddedWindow> => {
    const { data: kept } = await keep(body);
    const { sizeId, price: keptPrice, refusals = [] } = kept ?? {};
    if (sizeId === undefined || typeof keptPrice !== 'number')
      return { isAdded: false, reason: refusals[0]?.message };
    if (keptPrice !== price) return { isAdded: false, price: keptPrice };
    return { isAdded: (await onAdd(sizeId)) !== undefined };
  };
  const add = (windows: readonly WindowToAdd[]) =>
    run(async () => {
      for (const window of windows) {
        const outcome = await addOne(window);
        setOutcomes((known) => new Map(known).set(window.id, outcome));
      }
    });
  return { add, isAdding: isRunning, outcomes };
}
