import { isApiError } from '@/api/errors';
import { useRequestSamplesMutation } from '@/api/samples';
import type { ApiBody } from '@/contract/api';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { samplesRemoved } from '@/store/slices/shortlistSlice';
import { showToast } from '@/store/toasts';
import { sampleFormMessages as messages } from '../compare/messages';

type Body = ApiBody<'POST /user/request-samples'>;

/**
 * Sends the sample basket once, and empties it when the server has it.
 * @param onSent gets the number of the request; empty when the server names none
 */
export function useSendSamples(onSent: (number: string) => void) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [requestSamples] = useRequestSamplesMutation();
  const { isRunning, run } = useSingleFlight();
  const { keyFor } = useIdempotencyKey();
  const post = async (body: Body) => {
    const { data, error } = await requestSamples({ ...body, idempotencyKey: keyFor(body) });
    if (data !== undefined) {
      dispatch(samplesRemoved(body.cloths));
      onSent(data);
      return;
    }
    // A listener shows the messages of the server.
    if (!isApiError(error) || error.message === undefined)
      dispatch(
        showToast({ message: t(messages.notSent), variant: 'error', problemOf: 'requestSamples' }),
      );
  };
  return { isSending: isRunning, send: (body: Body) => run(() => post(body)) };
}
