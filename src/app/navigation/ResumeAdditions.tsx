import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { addLine } from '@/features/cart/changeCart';
import { useResumed } from '@/hooks/navigation/useResumed';
import type { PendingCartLine } from '@/lib/signInIntent';
import type { AppStore } from '@/store/makeStore';
import { useAppStore } from '@/store/hooks';

/** Additions by their content with the keys, so that a copied or revisited history entry starts none again. */
const started = new WeakMap<AppStore, Map<string, Promise<void>>>();

/** Adds the lines one after the other, so that the cart keeps their order. */
async function addLines(store: AppStore, lines: readonly PendingCartLine[]): Promise<void> {
  for (const line of lines) await store.dispatch(addLine(line));
}

function addOnce(store: AppStore, lines: readonly PendingCartLine[]): Promise<void> {
  const additions = started.get(store) ?? new Map<string, Promise<void>>();
  started.set(store, additions);
  const id = JSON.stringify(lines);
  const addition = additions.get(id) ?? addLines(store, lines);
  additions.set(id, addition);
  return addition;
}

/**
 * Adds to the cart what sign-in interrupted, and then removes it from the history entry (product 10.20). A reload before that
 * repeats the requests with the same idempotency keys.
 */
export function ResumeAdditions() {
  const store = useAppStore();
  const { key } = useLocation();
  const { resumed, forget } = useResumed();
  const add = useEffectEvent(async (isCurrent: () => boolean) => {
    // A review continues in its form.
    if (resumed.addToCart === undefined) return;
    await addOnce(store, resumed.addToCart);
    if (isCurrent()) forget();
  });
  useEffect(() => {
    let isShown = true;
    void add(() => isShown);
    return () => {
      isShown = false;
    };
  }, [key]);
  return null;
}
