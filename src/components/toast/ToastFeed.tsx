import { useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Toast, ToastQueue } from '@/lib/toastQueue';

export interface ToastFeedProps {
  toasts: ToastQueue;
  /** At most one toast is seen at a time (spec §4, checkout). */
  isSingle: boolean;
}

interface ShownToast {
  message: string;
  isLeaving: boolean;
}

/** Takes toasts from the queue to the screen: the same text never twice, an exclusive one alone. */
export function ToastFeed({ toasts, isSingle }: ToastFeedProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Map<SnackbarKey, ShownToast>());
  const next = useRef<Toast>(undefined);
  const count = useRef(0);

  const forget = (key: SnackbarKey) => {
    shown.current.delete(key);
    const toast = next.current;
    if (toast === undefined || shown.current.size > 0) return;
    next.current = undefined;
    put(toast);
  };

  function put({ message, variant }: Toast) {
    count.current += 1;
    const key = `toast-${count.current}`;
    const entry: ShownToast = { message, isLeaving: false };
    shown.current.set(key, entry);
    enqueueSnackbar(message, {
      key,
      variant,
      onClose: () => {
        entry.isLeaving = true;
      },
      onExited: () => forget(key),
    });
  }

  const show = useEffectEvent((toast: Toast) => {
    const entries = [...shown.current];
    const isAlreadySeen = entries.some(
      ([, { message, isLeaving }]) => message === toast.message && !isLeaving,
    );
    if (isAlreadySeen) return;
    if (!(isSingle || toast.isExclusive === true) || entries.length === 0) {
      put(toast);
      return;
    }
    next.current = toast;
    entries.forEach(([key]) => closeSnackbar(key));
  });

  useEffect(() => toasts.subscribe((toast) => show(toast)), [toasts]);

  return null;
}
