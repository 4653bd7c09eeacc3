import { useSyncExternalStore } from 'react';

const TICK_MS = 250;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  // Timers are throttled in background tabs.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/** Whole seconds until a deadline in ms since 1970, between 0 and `longest`. */
export function useSecondsLeft(deadline: number, longest: number): number {
  const read = () => Math.min(longest, Math.max(0, Math.ceil((deadline - Date.now()) / 1_000)));
  return useSyncExternalStore(subscribe, read, () => longest);
}
