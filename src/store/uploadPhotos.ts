import { isEndOfSession, type ApiError } from '@/api/errors';
import { reviewPhotosApi } from '@/api/reviewPhotos';
import type { Id } from '@/contract/common';
import { fromDataUrl, type DraftPhoto, type UploadProblem } from '@/lib/draftPhotos';
import type { AppThunk } from './makeStore';

/** Ids of the uploads, or the first problem. */
export type UploadResult = { ids: Id[] } | { problem: UploadProblem };

/** A server without this request (product 6.5). */
const UNKNOWN_REQUEST: readonly (number | undefined)[] = [404, 405, 501];

function problemOf({ status, message }: ApiError, url: string): UploadProblem {
  if (isEndOfSession(message)) return { kind: 'signedOut' };
  if (UNKNOWN_REQUEST.includes(status)) return { kind: 'unsupported' };
  return { kind: 'refused', url, reason: message };
}

/**
 * Uploads the photos of a draft one after the other; a repeat uploads only those that are missing.
 * @param onUploaded called after each with all photos
 */
export const uploadPhotos =
  (
    draft: readonly DraftPhoto[],
    onUploaded: (photos: DraftPhoto[]) => void,
  ): AppThunk<Promise<UploadResult>> =>
  async (dispatch) => {
    const { uploadReviewPhoto } = reviewPhotosApi.endpoints;
    const photos = [...draft];
    const ids: Id[] = [];
    for (const [index, { url, uploaded }] of draft.entries()) {
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
      onUploaded([...photos]);
      ids.push(id);
    }
    return { ids };
  };
