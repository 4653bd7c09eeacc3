import { useEffect, useEffectEvent, useRef } from 'react';

/** Timer that keeps its remaining time during a pause (product 12.1). */
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
