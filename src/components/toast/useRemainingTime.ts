import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after so many ms of not being paused; a pause keeps the remaining time (spec §4). */
export function useRemainingTime(
  durationMs: number,
  isPaused: boolean,
  onElapsed: () => void,
): void {
  const remainingMs = useRef(durationMs);
  const elapse = useEffectEvent(onElapsed);

  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => elapse(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
}
