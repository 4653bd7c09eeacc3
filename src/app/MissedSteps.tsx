import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { asRecord } from '@/lib/wire';

/** Key of the first entry, which the browser made by itself. */
const FIRST_KEY = 'default';

/**
 * Takes the steps through the history that the visitor took while the page came to life: the router reads the address
 * when it starts and listens when it is done, and the browser tells of a step only once.
 */
export function MissedSteps() {
  const { key } = useLocation();
  const catchUp = useEffectEvent(() => {
    const state: unknown = window.history.state;
    if ((asRecord(state)['key'] ?? FIRST_KEY) === key) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  useEffect(() => catchUp(), []);
  return null;
}
