import { useEffect, useRef } from 'react';

export interface Debounced<T> {
  /** Schedules a call with this value and replaces the pending one. */
  schedule: (value: T) => void;
  /** Runs the pending call immediately. */
  flush: () => void;
  /** Drops the pending call. */
  cancel: () => void;
}

/** Debounces a callback by `delayMs`; unmounting drops the pending call. */
export function useDebouncedCallback<T>(
  callback: (value: T) => void,
  delayMs: number,
): Debounced<T> {
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; value: T }>(undefined);
  const latest = useRef(callback);

  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  const cancel = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const flush = () => {
    const call = pending.current;
    cancel();
    if (call !== undefined) latest.current(call.value);
  };
  const schedule = (value: T) => {
    clearTimeout(pending.current?.timer);
    pending.current = { timer: setTimeout(flush, delayMs), value };
  };
  return { schedule, flush, cancel };
}
