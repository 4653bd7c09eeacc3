import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** `false` during server rendering and hydration, then `true`. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
