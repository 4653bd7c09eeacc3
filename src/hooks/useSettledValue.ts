import { useEffect, useState } from 'react';

/** The value once it has not changed for `delayMs`; until then the previous settled one, at first `undefined`. */
export function useSettledValue<T>(value: T, delayMs: number): T | undefined {
  const [settled, setSettled] = useState<{ value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled?.value;
}
