import { useState } from 'react';
import type { Id } from '@/contract/common';
import type { DraftPhoto, UploadProblem } from '@/lib/draftPhotos';
import { useAppDispatch } from './hooks';
import { uploadPhotos } from './uploadPhotos';

export interface PhotoDraft {
  read: () => readonly DraftPhoto[];
  write: (photos: DraftPhoto[]) => void;
}

/** Uploads the photos of a draft before it is sent. */
export function usePhotoUploads({ read, write }: PhotoDraft) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<UploadProblem>();
  return {
    /** Of the last attempt. */
    problem,
    /** @returns ids of the uploads; `undefined` after a problem, so that nothing is sent */
    upload: async (): Promise<Id[] | undefined> => {
      if (read().length === 0) return [];
      const result = await dispatch(uploadPhotos(read(), write));
      setProblem('problem' in result ? result.problem : undefined);
      if ('ids' in result) return result.ids;
      if (result.problem.kind === 'unsupported') write([]);
      return undefined;
    },
    /** Uploads them again with the next attempt, because the server does not have them any more. */
    forgetUploads: () => {
      if (read().length > 0) write(read().map(({ url }) => ({ url })));
    },
  };
}
