import { useEffect, useState } from 'react';

/** Rest after the last change until the server is asked. */
const SETTLED_MS = 400;

/** The value once it has not changed for a while; the first one at once, and until then the previous settled one. */
export function useSettledValue<T extends object>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
