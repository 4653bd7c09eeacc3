import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AppStore } from '@/store/makeStore';

/** Prefetches the screens that the current one links to, when the browser is idle (product 2.12). */
export function PrefetchWhenIdle({ store }: { store: AppStore }) {
  const { key } = useLocation();

  useEffect(() => {
    const leaving = new AbortController();
    const start = async () => {
      const { prefetchLinks } = await import(/* webpackChunkName: "prefetch" */ './prefetchLinks');
      await prefetchLinks(store, leaving.signal);
    };
    // The page's own images and scripts come first.
    const startLoaded = () => void start().catch(() => undefined);
    if (document.readyState === 'complete') startLoaded();
    else addEventListener('load', startLoaded, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [key, store]);

  return null;
}
