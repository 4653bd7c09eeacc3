import { useEffect, useState } from 'react';
import type { CartAddition } from '@/contract/cart';
import type { OrderableItem, ReorderLine } from '@/lib/reorder';
import { useAppDispatch } from '@/store/hooks';
import { loadReorder } from './loadReorder';

/** Adds to the cart. @returns how many were added; `undefined` for none */
export type AddToCart = (addition: CartAddition) => Promise<number | undefined>;

/** What was added to the cart. */
export interface ReorderOutcome {
  added: number;
  /** Lines that were not added. */
  failed: ReorderLine[];
  /** Whether the server added fewer of a line than were ordered. */
  hasFewer: boolean;
}

type Loaded = { lines: ReorderLine[] } | 'failed';

async function addLines(
  lines: readonly ReorderLine[],
  addToCart: AddToCart,
): Promise<ReorderOutcome> {
  const outcome: ReorderOutcome = { added: 0, failed: [], hasFewer: false };
  // One after the other, so that the cart keeps the order of the lines.
  for (const line of lines) {
    const { productId, sizeId } = line.item;
    const { quantity } = line;
    const added = await addToCart({ productId, sizeId, quantity });
    if (added === undefined) outcome.failed.push(line);
    else outcome.added += 1;
    outcome.hasFewer ||= added !== undefined && added < quantity;
  }
  return outcome;
}

/** Compares the items of an order with the shop of today, and adds those that are still sold to the cart once. */
export function useReorder(items: readonly OrderableItem[], addToCart: AddToCart) {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<ReorderOutcome>();

  useEffect(() => {
    if (loaded !== undefined) return undefined;
    let isCurrent = true;
    const settle = (next: Loaded) => {
      if (isCurrent) setLoaded(next);
    };
    dispatch(loadReorder(items)).then(
      (lines) => settle({ lines }),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, items, loaded]);

  const lines = loaded === undefined || loaded === 'failed' ? undefined : loaded.lines;
  const wanted = outcome?.failed ?? lines?.filter(({ kind }) => kind !== 'gone') ?? [];
  return {
    lines,
    hasFailed: loaded === 'failed',
    retry: () => setLoaded(undefined),
    /** Lines that a press adds; after a failure only those that failed. */
    wanted,
    isAdding,
    outcome,
    add: async () => {
      if (isAdding) return;
      setIsAdding(true);
      setOutcome(await addLines(wanted, addToCart));
      setIsAdding(false);
    },
  };
}
