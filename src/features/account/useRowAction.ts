import { useState, type RefObject } from 'react';
import type { Id } from '@/contract/common';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { useUnreachableToast } from '@/store/useUnreachableToast';

export interface RowAction {
  /** Of the row. */
  id: Id;
  /** Name of the mutation. */
  endpoint: string;
  send: () => Promise<{ data?: unknown; error?: unknown }>;
  /** What the customer is told afterwards. */
  done: string;
}

/**
 * Sends what removes a row of a list, one at a time, and then moves focus to the heading of the list.
 * @returns the id of the row whose action is being sent, and a function that sends one
 */
export function useRowAction(heading: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const [latest, setLatest] = useState<Id>();
  const tellUnreachable = useUnreachableToast();
  const { isRunning, run } = useSingleFlight();

  const act = async ({ id, endpoint, send, done }: RowAction) => {
    setLatest(id);
    const { data, error } = await send();
    if (data === undefined) {
      tellUnreachable(error, endpoint);
      return;
    }
    dispatch(showToast({ message: done, variant: 'success' }));
    // The pressed button is about to leave the page.
    heading.current?.focus();
  };

  return {
    pendingId: isRunning ? latest : undefined,
    act: (action: RowAction) => run(() => act(action)),
  };
}
