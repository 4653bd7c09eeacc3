import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '@/components/lazyPart';
import { isAt, paths } from '@/lib/paths';
import { onFirstInteraction } from '@/browser/firstInteraction';
import { useAppStore } from '@/store/hooks';

const ToastHost = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "late" */ '@/components/toast/ToastHost')).ToastHost,
);

/** Renders the toasts with the first one, or on the first interaction. */
export function LazyToasts() {
  const { toasts } = useAppStore().services;
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => toasts.onWaiting(() => setIsWanted(true)), [toasts]);

  useEffect(() => () => toasts.closeProblems(), [toasts, pathname]);

  // Toasts follow interactions, so their region exists in time.
  useEffect(() => onFirstInteraction(() => setIsWanted(true)), []);

  if (!isWanted) return null;
  return <ToastHost toasts={toasts} isSingle={isAt(paths.checkout, pathname)} />;
}
