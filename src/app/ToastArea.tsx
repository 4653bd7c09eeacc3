import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { ToastFeedProps } from '@/components/toast/ToastFeed';
import { isAt, paths } from '@/lib/paths';
import { onVisitorAct } from '@/lib/visitorActivity';
import { useAppStore } from '@/store/hooks';

// Toasts are an aid: a page goes on working when their code cannot be fetched.
const ToastHost = lazy<ComponentType<ToastFeedProps>>(() =>
  import(/* webpackChunkName: "toasts" */ '@/components/toast/ToastHost')
    .then(({ ToastHost: Host }) => ({ default: Host }))
    .catch(() => ({ default: () => null })),
);

/** Brings the toasts onto the page with the first one, or once the visitor does something. */
export function ToastArea() {
  const { toasts } = useAppStore().services;
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => toasts.onWaiting(() => setIsWanted(true)), [toasts]);

  // A toast follows what the visitor does: its code is there in time, and not before the page.
  useEffect(() => onVisitorAct(() => setIsWanted(true)), []);

  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastHost toasts={toasts} isSingle={isAt(paths.checkout, pathname)} />
    </Suspense>
  );
}
