import { useEffect, useRef } from 'react';

export interface Debounced<T> {
  /** Asks for a call with this value once nothing else is asked for during the wait. */
  schedule: (value: T) => void;
  /** Makes the waiting call at once, if there is one. */
  flush: () => void;
  /** Drops the waiting call. */
  cancel: () => void;
}

/** Calls back with the last value once `delayMs` have passed without another; leaving the page drops the call. */
export function useDebouncedCallback<T>(
  callback: (value: T) => void,
  delayMs: number,
): Debounced<T> {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: T }>(undefined);
  const latest = useRef(callback);

  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  const cancel = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const flush = () => {
    const call = waiting.current;
    cancel();
    if (call !== undefined) latest.current(call.value);
  };
  const schedule = (value: T) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = { timer: setTimeout(flush, delayMs), value };
  };
  return { schedule, flush, cancel };
}
