import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useUnreachableToast } from '@/store/useUnreachableToast';

interface Sent<Data> {
  data?: Data;
  error?: unknown;
}

/** Sends one change of a quote at a time, and tells when there was no response. */
export function useQuoteRequest(problemOf: string) {
  const tellUnreachable = useUnreachableToast();
  const { isRunning, run } = useSingleFlight();
  const send = <Data>(
    request: () => PromiseLike<Sent<Data>>,
    onDone: (data: Data) => Promise<void> | void,
  ) =>
    run(async () => {
      const { data, error } = await request();
      if (data !== undefined) return onDone(data);
      tellUnreachable(error, problemOf);
    });
  return { isRunning, send };
}
