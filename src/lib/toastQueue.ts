export type ToastVariant = 'success' | 'error' | 'info';

export interface Toast {
  message: string;
  variant: ToastVariant;
}

type ToastListener = (toast: Toast) => void;

/** Delivers toasts to a subscriber and buffers those that arrive before it. */
export interface ToastQueue {
  show: (toast: Toast) => void;
  /** Delivers the buffered toasts first; returns an unsubscribe function. */
  subscribe: (listener: ToastListener) => () => void;
  /** Called when a toast is buffered; returns an unsubscribe function. */
  onWaiting: (wake: () => void) => () => void;
}

/** Creates a queue without module state, so that a server can have one per request. */
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
