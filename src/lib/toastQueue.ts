export type ToastVariant = 'success' | 'error' | 'info';

export interface Toast {
  message: string;
  variant: ToastVariant;
  /** Request that failed or was not sent, by its endpoint; its success and navigation close the toast (product 12.8). */
  problemOf?: string;
}

type ToastListener = (toast: Toast) => void;
type CloseListener = (request?: string) => void;

/** Delivers toasts to a subscriber and buffers them until it subscribes. */
export interface ToastQueue {
  show: (toast: Toast) => void;
  /** Delivers the buffered toasts first; returns an unsubscribe function. */
  subscribe: (listener: ToastListener, closeListener?: CloseListener) => () => void;
  /** Closes the toasts about problems of a request, or of all. */
  closeProblems: CloseListener;
  /** Calls the listener when a toast is buffered; returns an unsubscribe function. */
  onWaiting: (listener: () => void) => () => void;
}

/** Whether a toast is about a problem of the request, or of any. */
export const isProblemOf = ({ problemOf }: Toast, request = problemOf): boolean =>
  problemOf !== undefined && problemOf === request;

/** Creates a queue without module state, so that the server can create one per request. */
export function createToastQueue(): ToastQueue {
  let waiting: Toast[] = [];
  let current: ToastListener | undefined;
  let close: CloseListener | undefined;
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
    subscribe(listener, closeListener) {
      current = listener;
      close = closeListener;
      waiting.splice(0).forEach((toast) => listener(toast));
      return () => {
        if (current !== listener) return;
        current = undefined;
        close = undefined;
      };
    },
    closeProblems(request) {
      waiting = waiting.filter((toast) => !isProblemOf(toast, request));
      close?.(request);
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
