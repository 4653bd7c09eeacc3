export type ToastVariant = 'success' | 'error' | 'info';

export interface Toast {
  message: string;
  variant: ToastVariant;
  /** Replaces whatever is shown, as on checkout where at most one toast is seen (spec §4). */
  isExclusive?: boolean;
}

type ToastListener = (toast: Toast) => void;

/** Hands toasts to whoever shows them, and keeps those that come before anybody does. */
export interface ToastQueue {
  show: (toast: Toast) => void;
  /** Starts with the waiting toasts; returns the way to stop. */
  subscribe: (listener: ToastListener) => () => void;
  /** Tells when a toast waits because nobody shows toasts yet; returns the way to stop. */
  onWaiting: (wake: () => void) => () => void;
}

/** A queue with no state outside itself, so that a server can make one per request. */
export function createToastQueue(): ToastQueue {
  const waiting: Toast[] = [];
  let current: ToastListener | undefined;
  let wakeUp: (() => void) | undefined;
  return {
    show(toast) {
      if (current) {
        current(toast);
        return;
      }
      waiting.push(toast);
      wakeUp?.();
    },
    subscribe(listener) {
      current = listener;
      waiting.splice(0).forEach(listener);
      return () => {
        if (current === listener) current = undefined;
      };
    },
    onWaiting(wake) {
      wakeUp = wake;
      if (waiting.length > 0) wake();
      return () => {
        if (wakeUp === wake) wakeUp = undefined;
      };
    },
  };
}
