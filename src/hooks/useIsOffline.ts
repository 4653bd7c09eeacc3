import { useSyncExternalStore } from 'react';
import { isOffline, onConnectionChange } from '@/browser/connection';

/** Whether the browser is offline; `false` while hydrating. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false);
}
