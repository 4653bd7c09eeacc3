import { useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLastPress } from '@/hooks/useLastPress';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { isProblemOf, type Toast, type ToastQueue } from '@/lib/toastQueue';
import { keepClear } from './keepClear';

/** Window in which equal messages of parallel failures show one toast. */
const SAME_OUTCOME_MS = 1_000;

export interface ToastFeedProps {
  toasts: ToastQueue;
  /** Shows at most one toast, as on checkout (product 12.2). */
  isSingle: boolean;
}

interface ShownToast {
  key: SnackbarKey;
  toast: Toast;
  shownAt: number;
}

/** Enqueues the toasts of the store; a repeated message, or another problem of the same request, replaces its toast. */
export function ToastFeed({ toasts, isSingle }: ToastFeedProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Map<string, ShownToast>());
  const lastPress = useLastPress();
  const isSmooth = !useReducedMotion();

  const closeProblems = useEffectEvent((request?: string) => {
    for (const { key, toast } of shown.current.values()) {
      if (isProblemOf(toast, request)) closeSnackbar(key);
    }
  });
  const show = useEffectEvent((toast: Toast) => {
    const { message, variant } = toast;
    const former = shown.current.get(message);
    if (former !== undefined && Date.now() - former.shownAt < SAME_OUTCOME_MS) return;
    if (former !== undefined) closeSnackbar(former.key);
    if (toast.problemOf !== undefined) closeProblems(toast.problemOf);
    // Deleted first, because a Map keeps insertion order.
    shown.current.delete(message);
    const key = enqueueSnackbar(message, {
      variant,
      onEnter: (card) => {
        if (variant !== 'success') keepClear(card, lastPress.current, isSmooth);
      },
      onClose: (_event, _reason, closedKey) => {
        if (shown.current.get(message)?.key === closedKey) shown.current.delete(message);
      },
    });
    shown.current.set(message, { key, toast, shownAt: Date.now() });
  });

  useEffect(
    () =>
      toasts.subscribe(
        (toast) => show(toast),
        (request) => closeProblems(request),
      ),
    [toasts],
  );

  const keepNewest = useEffectEvent(() => {
    const older = [...shown.current.values()].slice(0, -1);
    older.forEach(({ key }) => closeSnackbar(key));
  });
  useEffect(() => {
    if (isSingle) keepNewest();
  }, [isSingle]);

  return null;
}
