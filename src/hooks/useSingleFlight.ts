import { useRef, useState } from 'react';

export interface SingleFlight {
  isRunning: boolean;
  /** Starts the task unless the previous one is still running. */
  run: (task: () => Promise<void>) => void;
}

/** Runs one task at a time. A ref locks at once: a second click can arrive before the disabled button is rendered. */
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
