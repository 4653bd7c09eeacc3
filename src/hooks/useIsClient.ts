import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while the server renders and during hydration, true from then on. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
