import { useState } from 'react';
import type { Id } from '@/contract/common';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { uploadDraftPhotos, type UploadProblem } from './photos/uploadDraftPhotos';
import { reviewEdited, selectReviewDraft } from './reviewDraftSlice';

/** Uploads the photos of a draft before its review is sent. */
export function useReviewPhotos(productId: Id) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [problem, setProblem] = useState<UploadProblem>();
  const [wasSent, setWasSent] = useState(false);
  const photosNow = () => selectReviewDraft(store.getState(), productId).photos ?? [];
  const setPhotos = (photos: ReturnType<typeof photosNow>) => {
    dispatch(reviewEdited({ productId, change: { photos } }));
  };

  return {
    /** Of the last attempt. */
    problem,
    /** Whether the last review had photos, which now wait for a check. */
    wasSent,
    setWasSent,
    /** @returns ids of the uploads; `undefined` after a problem, so that the review is not sent */
    upload: async (): Promise<Id[] | undefined> => {
      setWasSent(false);
      if (photosNow().length === 0) return [];
      const result = await dispatch(uploadDraftPhotos(productId));
      setProblem('problem' in result ? result.problem : undefined);
      if ('ids' in result) return result.ids;
      if (result.problem.kind === 'unsupported') setPhotos([]);
      return undefined;
    },
    /** Uploads them again with the next attempt, because the server does not have them any more. */
    forgetUploads: () => {
      if (photosNow().length > 0) setPhotos(photosNow().map(({ url }) => ({ url })));
    },
  };
}
