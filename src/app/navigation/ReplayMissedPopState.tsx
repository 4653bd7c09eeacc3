import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { entryKey, replayPopState } from '@/hooks/navigation/historyEntry';

/**
 * Replays a `popstate` event fired before hydration. The router reads the location when it first renders and subscribes
 * when hydration has finished; the browser dispatches the event only once.
 */
export function ReplayMissedPopState() {
  const { key } = useLocation();
  const replay = useEffectEvent(() => {
    if (entryKey() !== key) replayPopState();
  });
  useEffect(() => replay(), []);
  return null;
}
