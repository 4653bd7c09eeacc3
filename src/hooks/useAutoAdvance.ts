import { useEffect, useEffectEvent } from 'react';

export interface AutoAdvanceOptions {
  isPlaying: boolean;
  delayMs: number;
  /** Shown item; a change restarts the timer. */
  current: number;
  onAdvance: () => void;
}

/** Calls `onAdvance` after `current` has been shown for `delayMs`. */
export function useAutoAdvance({ isPlaying, delayMs, current, onAdvance }: AutoAdvanceOptions) {
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => advance(), delayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, delayMs, current]);
}
