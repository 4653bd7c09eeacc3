import { useLayoutEffect, useRef, useState } from 'react';

export interface SingleFlight {
  isRunning: boolean;
  /** Starts the task unless the previous one is still running. */
  run: (task: () => Promise<void>) => void;
}

/**
 * Runs one task at a time. Locks with a ref, because a second click can precede the next render, and unlocks with the render
 * that shows the outcome, before which a click still means the old screen.
 */
export function useSingleFlight(): SingleFlight {
  const isLocked = useRef(false);
  // An object, so that a task which ends before the next render is rendered, too.
  const [state, setState] = useState({ isRunning: false });

  useLayoutEffect(() => {
    if (!state.isRunning) isLocked.current = false;
  }, [state]);

  const run = (task: () => Promise<void>) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setState({ isRunning: true });
    void task().finally(() => setState({ isRunning: false }));
  };

  return { isRunning: state.isRunning, run };
}
