import { useCallback, useSyncExternalStore } from 'react';

/** @param query with or without `@media` in front, as the theme's breakpoints write it */
const conditionOf = (query: string) => query.replace(/^@media\s*/, '');

/** Whether the window matches at this moment; for what is decided by an event. */
export const matchesMedia = (query: string): boolean =>
  window.matchMedia(conditionOf(query)).matches;

/** Whether the window matches, as it is now; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const condition = conditionOf(query);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(condition);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
