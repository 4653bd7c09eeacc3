import { useEffect, useState } from 'react';

/** Rest after the last change until the server is asked. */
const SETTLED_MS = 400;

/** The value once it has not changed for a while; until then the previous settled one, at first `undefined`. */
export function useSettledValue<T>(value: T): T | undefined {
  const [settled, setSettled] = useState<{ value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled?.value;
}
