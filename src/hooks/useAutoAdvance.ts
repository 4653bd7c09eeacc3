import { useEffect, useEffectEvent } from 'react';

export interface AutoAdvanceOptions {
  isPlaying: boolean;
  delayMs: number;
  /** What is shown now; another value starts the wait anew. */
  current: number;
  onAdvance: () => void;
}

/** Moves on once `current` has been shown for `delayMs`. */
export function useAutoAdvance({ isPlaying, delayMs, current, onAdvance }: AutoAdvanceOptions) {
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => advance(), delayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, delayMs, current]);
}
