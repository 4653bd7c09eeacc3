import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches, as it is now; false on the server and during hydration.
 * @param query with or without `@media` in front, as the theme's breakpoints write it
 */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace(/^@media\s*/, '');
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
