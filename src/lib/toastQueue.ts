export type ToastVariant = 'success' | 'error' | 'info';

export interface Toast {
  message: string;
  variant: ToastVariant;
}

type ToastListener = (toast: Toast) => void;

/** Delivers toasts to a subscriber and buffers them until it subscribes. */
export interface ToastQueue {
  show: (toast: Toast) => void;
  /** Delivers the buffered toasts first; returns an unsubscribe function. */
  subscribe: (listener: ToastListener) => () => void;
  /** Calls the listener when a toast is buffered; returns an unsubscribe function. */
  onWaiting: (listener: () => void) => () => void;
}

/** Creates a queue without module state, so that the server can create one per request. */
export function createToastQueue(): ToastQueue {
  const waiting: Toast[] = [];
  let current: ToastListener | undefined;
  let waitingListener: (() => void) | undefined;
  return {
    show(toast) {
      if (current) {
        current(toast);
        return;
      }
      waiting.push(toast);
      waitingListener?.();
    },
    subscribe(listener) {
      current = listener;
      waiting.splice(0).forEach(listener);
      return () => {
        if (current === listener) current = undefined;
      };
    },
    onWaiting(listener) {
      waitingListener = listener;
      if (waiting.length > 0) listener();
      return () => {
        if (waitingListener === listener) waitingListener = undefined;
      };
    },
  };
}
