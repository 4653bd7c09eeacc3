import { useState } from 'react';
import { useKeepWindowMutation } from '@/api/madeToMeasure';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import type { Id } from '@/contract/common';
import { useSingleFlight } from '@/hooks/useSingleFlight';

/** Adds to the cart; resolves to how many were added. */
export type AddMade = (sizeId: Id) => Promise<number | undefined>;

/** What became of the last press on Add to Cart. */
interface Outcome {
  body: WindowPriceRequest;
  kind: 'added' | 'changed' | 'refused';
  price?: number;
  reason?: string;
}

/** Keeps the configuration at the server and adds it to the cart; a price that changed meanwhile is shown first. */
export function useKeepWindow(body: WindowPriceRequest, price: number | undefined, onAdd: AddMade) {
  const [keep] = useKeepWindowMutation();
  const { isRunning, run } = useSingleFlight();
  const [outcome, setOutcome] = useState<Outcome>();
  /** `undefined` when the server did not answer or refuses the window, which the outcome says. */
  const keepIt = async () => {
    const { data: kept } = await keep(body);
    if (kept === undefined) return undefined;
    const { sizeId, price: keptPrice, refusals = [] } = kept;
    if (sizeId !== undefined && keptPrice !== null) return { sizeId, keptPrice };
    setOutcome({ body, kind: 'refused', reason: refusals[0]?.message });
    return undefined;
  };
  const add = () =>
    run(async () => {
      const kept = await keepIt();
      if (kept === undefined) return;
      const { sizeId, keptPrice } = kept;
      const seen = outcome?.body === body ? (outcome.price ?? price) : price;
      if (keptPrice !== seen) {
        setOutcome({ body, kind: 'changed', price: keptPrice });
        return;
      }
      const added = await onAdd(sizeId);
      if (added !== undefined) setOutcome({ body, kind: 'added', price: keptPrice });
    });
  // What was said of another configuration is over.
  return {
    add,
    keep: async () => (await keepIt())?.sizeId,
    isAdding: isRunning,
    outcome: outcome?.body === body ? outcome : undefined,
  };
}
