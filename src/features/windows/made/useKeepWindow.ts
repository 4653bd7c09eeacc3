import { useState } from 'react';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useLayersInCart, type AddMade } from './useLayersInCart';

/** What became of the last press on Add to Cart. */
interface Outcome {
  bodies: readonly WindowPriceRequest[];
  kind: 'added' | 'changed' | 'refused';
  price?: number;
  reason?: string;
}

/** Keeps the layers of a window at the server and adds them to the cart; a price that changed meanwhile is shown first. */
export function useKeepWindow(
  bodies: readonly WindowPriceRequest[],
  price: number | undefined,
  onAdd: AddMade,
) {
  const { keep, add } = useLayersInCart(onAdd);
  const { isRunning, run } = useSingleFlight();
  const [outcome, setOutcome] = useState<Outcome>();
  /** `undefined` when the server did not answer or refuses a layer, which the outcome says. */
  const keepAll = async () => {
    const kept = await keep(bodies);
    if (kept === undefined || kept.price !== undefined) return kept;
    setOutcome({ bodies, kind: 'refused', reason: kept.reason });
    return undefined;
  };
  const handleAdd = () =>
    run(async () => {
      const kept = await keepAll();
      if (kept === undefined) return;
      const seen = outcome?.bodies === bodies ? (outcome.price ?? price) : price;
      if (kept.price !== seen) {
        setOutcome({ bodies, kind: 'changed', price: kept.price });
        return;
      }
      if (await add(kept.lines)) setOutcome({ bodies, kind: 'added', price: kept.price });
    });
  // What was said of another configuration is over.
  return {
    add: handleAdd,
    keep,
    keepAll,
    isAdding: isRunning,
    outcome: outcome?.bodies === bodies ? outcome : undefined,
  };
}
