import { useRef, useState } from 'react';

export interface SingleFlight {
  isRunning: boolean;
  /** Starts the task unless the one before is still running. */
  run: (task: () => Promise<void>) => void;
}

/** One task at a time: a second press in the same moment, before the screen could say so, does nothing. */
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
