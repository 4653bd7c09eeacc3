import { isApiError } from '@/api/errors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';

interface Sent<Data> {
  data?: Data;
  error?: unknown;
}

/** Sends one change of a quote at a time; tells that there was no response. A listener shows the messages of the server. */
export function useQuoteRequest(problemOf: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { isRunning, run } = useSingleFlight();
  const send = <Data>(
    request: () => PromiseLike<Sent<Data>>,
    onDone: (data: Data) => Promise<void> | void,
  ) =>
    run(async () => {
      const { data, error } = await request();
      if (data !== undefined) return onDone(data);
      if (isApiError(error) && error.message === undefined)
        dispatch(showToast({ message: t(messages.unreachable), variant: 'error', problemOf }));
    });
  return { isRunning, send };
}
