import { isApiError } from '@/api/errors';
import { useAddComplaintMutation } from '@/api/complaints';
import type { Id } from '@/contract/common';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { typedProse } from '@/lib/typed';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { usePhotoUploads, type PhotoDraft } from '@/store/usePhotoUploads';
import type { ComplaintDraft } from './complaintDraft';
import { complaintMessages as messages } from './messages';

/** Sends a complaint after its photos, once; keeps the draft until the server accepts it. */
export function useSendComplaint(orderId: Id, photos: PhotoDraft, onSent: () => void) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [addComplaint] = useAddComplaintMutation();
  const { isRunning, run } = useSingleFlight();
  const { keyFor } = useIdempotencyKey();
  const uploads = usePhotoUploads(photos);

  const post = async ({ kind, items, text }: ComplaintDraft) => {
    if (kind === '') return;
    const ids = await uploads.upload();
    if (ids === undefined) return;
    const body = {
      ...{ _id: orderId, kind, text: typedProse(text) },
      ...(items.length > 0 && { items }),
      ...(ids.length > 0 && { photos: ids }),
    };
    const { data, error } = await addComplaint({ ...body, idempotencyKey: keyFor(body) });
    if (data !== undefined) {
      dispatch(showToast({ message: t(messages.sent, { number: data }), variant: 'success' }));
      onSent();
      return;
    }
    const { status, message } = isApiError(error) ? error : {};
    if (status === 400) uploads.forgetUploads();
    // A listener shows the messages of the server.
    if (message === undefined)
      dispatch(
        showToast({ message: t(messages.notSent), variant: 'error', problemOf: 'addComplaint' }),
      );
  };

  return {
    isSending: isRunning,
    photoProblem: uploads.problem,
    send: (draft: ComplaintDraft) => run(() => post(draft)),
  };
}
