import type { Id } from '@/contract/common';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { reviewEdited, selectReviewDraft } from './reviewDraftSlice';

const NO_PHOTOS: readonly DraftPhoto[] = [];

/** Photos of a review's draft. */
export function useReviewPhotos(productId: Id) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const read = () => selectReviewDraft(store.getState(), productId).photos ?? NO_PHOTOS;
  const write = (photos: DraftPhoto[]) => {
    dispatch(reviewEdited({ productId, change: { photos } }));
  };
  return {
    photos: useAppSelector((state) => selectReviewDraft(state, productId).photos ?? NO_PHOTOS),
    read,
    write,
    /** Changes the photos of now, which may have changed since the last render. */
    change: (update: (photos: readonly DraftPhoto[]) => DraftPhoto[]) => write(update(read())),
  };
}
