import { isApiError } from '@/api/errors';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from './hooks';
import { requestMessages } from './messages';
import { showToast } from './toasts';

/**
 * Tells that a change had no response, because the screen would otherwise look as if it were made. A listener shows the
 * messages of the server.
 * @returns called with the error of a mutation and its endpoint
 */
export function useUnreachableToast() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return (error: unknown, problemOf: string): void => {
    if (!isApiError(error) || error.message !== undefined) return;
    dispatch(showToast({ message: t(requestMessages.unreachable), variant: 'error', problemOf }));
  };
}
