import { useRef, useState } from 'react';

export interface SingleFlight {
  isRunning: boolean;
  /** Starts the task unless the previous one is still running. */
  run: (task: () => Promise<void>) => void;
}

/** Runs one task at a time. Locks with a ref, because a second click can precede the next render. */
export function useSingleFlight(): SingleFlight {
  const isLocked = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  const run = (task: () => Promise<void>) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsRunning(true);
    void task().finally(() => {
      isLocked.current = false;
      setIsRunning(false);
    });
  };

  return { isRunning, run };
}
