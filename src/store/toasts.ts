import type { Toast } from '@/lib/toastQueue';
import type { AppThunk } from './makeStore';

/** Shows a toast (product 12.1). */
export const showToast =
  (toast: Toast): AppThunk =>
  (_dispatch, _getState, { toasts }) =>
    toasts.show(toast);
