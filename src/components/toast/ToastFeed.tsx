import { useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Toast, ToastQueue } from '@/lib/toastQueue';

/** Window in which equal messages of parallel failures show one toast. */
const SAME_OUTCOME_MS = 1_000;

export interface ToastFeedProps {
  toasts: ToastQueue;
  /** Shows at most one toast, as on checkout (product 12.2). */
  isSingle: boolean;
}

interface ShownToast {
  key: SnackbarKey;
  shownAt: number;
}

/** Enqueues the toasts of the store; a repeated message replaces its previous toast. */
export function ToastFeed({ toasts, isSingle }: ToastFeedProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Map<string, ShownToast>());

  const show = useEffectEvent(({ message, variant }: Toast) => {
    const former = shown.current.get(message);
    if (former !== undefined && Date.now() - former.shownAt < SAME_OUTCOME_MS) return;
    if (former !== undefined) closeSnackbar(former.key);
    // Deleted first, because a Map keeps insertion order.
    shown.current.delete(message);
    const key = enqueueSnackbar(message, {
      variant,
      onClose: (_event, _reason, closedKey) => {
        if (shown.current.get(message)?.key === closedKey) shown.current.delete(message);
      },
    });
    shown.current.set(message, { key, shownAt: Date.now() });
  });

  useEffect(() => toasts.subscribe((toast) => show(toast)), [toasts]);

  const keepNewest = useEffectEvent(() => {
    const older = [...shown.current.values()].slice(0, -1);
    older.forEach(({ key }) => closeSnackbar(key));
  });
  useEffect(() => {
    if (isSingle) keepNewest();
  }, [isSingle]);

  return null;
}
