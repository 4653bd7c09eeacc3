import { isEndOfSession, type ApiError } from '@/api/errors';
import { reviewPhotosApi } from '@/api/reviewPhotos';
import { fromDataUrl } from '@/browser/dataUrl';
import type { Id } from '@/contract/common';
import type { AppThunk } from '@/store/makeStore';
import { reviewEdited, selectReviewDraft, type DraftPhoto } from '../reviewDraftSlice';

/** Why photos were not uploaded. */
export type UploadProblem =
  | { kind: 'unsupported' }
  /** `url` is that of the photo in the draft, `reason` the server's message. */
  | { kind: 'refused'; url: string; reason: string | undefined }
  | { kind: 'signedOut' };

/** Ids of the uploads, or the first problem. */
export type UploadResult = { ids: Id[] } | { problem: UploadProblem };

/** A server without this request (product 6.5). */
const UNKNOWN_REQUEST: readonly (number | undefined)[] = [404, 405, 501];

function problemOf({ status, message }: ApiError, url: string): UploadProblem {
  if (isEndOfSession(message)) return { kind: 'signedOut' };
  if (UNKNOWN_REQUEST.includes(status)) return { kind: 'unsupported' };
  return { kind: 'refused', url, reason: message };
}

/** Uploads the photos of a draft one after the other; a repeat uploads only those that are missing. */
export const uploadDraftPhotos =
  (productId: Id): AppThunk<Promise<UploadResult>> =>
  async (dispatch, getState) => {
    const { uploadReviewPhoto } = reviewPhotosApi.endpoints;
    const photos: DraftPhoto[] = [...(selectReviewDraft(getState(), productId).photos ?? [])];
    const ids: Id[] = [];
    for (const [index, { url, uploaded }] of photos.entries()) {
      const upload = { data: uploaded, error: undefined };
      const { data: id, error } =
        uploaded === undefined
          ? await dispatch(uploadReviewPhoto.initiate(fromDataUrl(url), { track: false }))
          : upload;
      if (id === undefined) {
        const failure = (error ?? { status: undefined, message: undefined }) as ApiError;
        return { problem: problemOf(failure, url) };
      }
      photos[index] = { url, uploaded: id };
      dispatch(reviewEdited({ productId, change: { photos: [...photos] } }));
      ids.push(id);
    }
    return { ids };
  };
