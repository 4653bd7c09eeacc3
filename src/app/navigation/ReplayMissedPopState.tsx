import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { asRecord } from '@/lib/coerce';

/** The router's key of a history entry that it did not create. */
const INITIAL_KEY = 'default';

/**
 * Replays a `popstate` event fired before hydration. The router reads the location when it first renders and subscribes
 * when hydration has finished; the browser dispatches the event only once.
 */
export function ReplayMissedPopState() {
  const { key } = useLocation();
  const replay = useEffectEvent(() => {
    const state: unknown = window.history.state;
    if ((asRecord(state)['key'] ?? INITIAL_KEY) === key) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  useEffect(() => replay(), []);
  return null;
}
