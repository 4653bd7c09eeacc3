import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { ToastFeedProps } from '@/components/toast/ToastFeed';
import { paths } from '@/lib/paths';
import { useAppStore } from '@/store/hooks';

const IDLE_MS = 3_000;

// Toasts are an aid: a page goes on working when their code cannot be fetched.
const ToastHost = lazy<ComponentType<ToastFeedProps>>(() =>
  import(/* webpackChunkName: "toasts" */ '@/components/toast/ToastHost')
    .then(({ ToastHost: Host }) => ({ default: Host }))
    .catch(() => ({ default: () => null })),
);

/** Brings the toasts onto the page with the first one, or once the page has come to rest. */
export function ToastArea() {
  const { toasts } = useAppStore().services;
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => toasts.onWaiting(() => setIsWanted(true)), [toasts]);

  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastHost
        toasts={toasts}
        isSingle={pathname.toLowerCase() === paths.checkout.toLowerCase()}
      />
    </Suspense>
  );
}
