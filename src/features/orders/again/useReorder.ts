import { useEffect, useState } from 'react';
import { useKeepWindowMutation } from '@/api/madeToMeasure';
import type { CartAddition } from '@/contract/cart';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { isOrderable, windowOf, type OrderableItem, type ReorderLine } from '@/lib/reorder';
import { useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { continueReorder } from './continueReorder';
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
  /** Lines that were left when the session ended; they are among `failed`. */
  interrupted: ReorderLine[];
}

type Loaded = { lines: ReorderLine[] } | 'failed';

/** Keeps a window with its price of today. @returns its id for the cart; `undefined` when that failed */
type Keep = (window: WindowPriceRequest) => Promise<Id | undefined>;

async function addLines(
  lines: readonly ReorderLine[],
  keep: Keep,
  addToCart: AddToCart,
  isSignedIn: () => boolean,
): Promise<ReorderOutcome> {
  const outcome: ReorderOutcome = { added: 0, failed: [], hasFewer: false, interrupted: [] };
  // One after the other, so that the cart keeps the order of the lines.
  for (const [index, line] of lines.entries()) {
    const { productId } = line.item;
    const { quantity } = line;
    const window = windowOf(line.item);
    const sizeId = window === undefined ? line.item.sizeId : await keep(window);
    const added =
      sizeId === undefined ? undefined : await addToCart({ productId, sizeId, quantity });
    if (added === undefined && !isSignedIn()) {
      outcome.interrupted = lines.slice(index);
      outcome.failed.push(...outcome.interrupted);
      break;
    }
    if (added === undefined) outcome.failed.push(line);
    else outcome.added += 1;
    outcome.hasFewer ||= added !== undefined && added < quantity;
  }
  return outcome;
}

/** Compares the items of an order with the shop of today, and adds those that are still sold to the cart once. */
export function useReorder(items: readonly OrderableItem[], addToCart: AddToCart) {
  const store = useAppStore();
  const { dispatch, services } = store;
  const [keepWindow] = useKeepWindowMutation();
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
  const wanted = outcome?.failed ?? lines?.filter(isOrderable) ?? [];
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
      const returnTo = services.currentPath();
      const isSignedIn = () => selectIsSignedIn(store.getState());
      const keep: Keep = async (window) => (await keepWindow(window)).data?.sizeId;
      const result = await addLines(wanted, keep, addToCart, isSignedIn);
      if (result.interrupted.length > 0) dispatch(continueReorder(result.interrupted, returnTo));
      setOutcome(result);
      setIsAdding(false);
    },
  };
}
