import { isApiError } from '@/api/errors';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';

/**
 * Tells that a change of the account had no response, because the screen would otherwise look as if it were made. A listener
 * shows the messages of the server.
 * @returns called with the error of a mutation and its endpoint
 */
export function useUnreachableToast() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  return (error: unknown, problemOf: string): void => {
    if (!isApiError(error) || error.message !== undefined) return;
    dispatch(showToast({ message: t(messages.unreachable), variant: 'error', problemOf }));
  };
}
