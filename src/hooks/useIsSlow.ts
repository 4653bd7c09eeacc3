import { useEffect, useState } from 'react';

/** Whether something has been pending for longer than `delayMs`. */
export function useIsSlow(isPending: boolean, delayMs: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, delayMs]);
  return isSlow;
}
