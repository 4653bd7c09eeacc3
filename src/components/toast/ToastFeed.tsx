import { useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Toast, ToastQueue } from '@/lib/toastQueue';

const MAX_SHOWN = 6;
/** Calls that fail together with one message are one outcome; the same text later is another. */
const SAME_OUTCOME_MS = 1_000;

export interface ToastFeedProps {
  toasts: ToastQueue;
  /** At most one toast is seen at a time (spec §4, checkout). */
  isSingle: boolean;
}

interface ShownToast {
  message: string;
  shownAt: number;
  isLeaving: boolean;
}

/** Takes toasts from the queue to the screen: no text twice, an exclusive one alone, six at most. */
export function ToastFeed({ toasts, isSingle }: ToastFeedProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Map<SnackbarKey, ShownToast>());
  const next = useRef<Toast>(undefined);
  const count = useRef(0);

  /** Toasts that are not on their way out, oldest first. */
  const staying = () => [...shown.current].filter(([, { isLeaving }]) => !isLeaving);
  const close = (entries: [SnackbarKey, ShownToast][]) =>
    entries.forEach(([key, entry]) => {
      entry.isLeaving = true;
      closeSnackbar(key);
    });

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
    const entry: ShownToast = { message, shownAt: Date.now(), isLeaving: false };
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
    const same = staying().filter(([, { message }]) => message === toast.message);
    if (same.some(([, { shownAt }]) => Date.now() - shownAt < SAME_OUTCOME_MS)) return;
    if ((isSingle || toast.isExclusive === true) && shown.current.size > 0) {
      next.current = toast;
      close(staying());
      return;
    }
    close(same);
    close(staying().slice(0, 1 - MAX_SHOWN));
    put(toast);
  });

  useEffect(() => toasts.subscribe((toast) => show(toast)), [toasts]);

  const keepNewest = useEffectEvent(() => close(staying().slice(0, -1)));
  useEffect(() => {
    if (isSingle) keepNewest();
  }, [isSingle]);

  return null;
}
