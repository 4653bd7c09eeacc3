import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/Button';
import { PlusIcon } from '@/components/icons';
import type { Id } from '@/contract/common';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { ACCEPTED_TYPES, readPhotos, type AddProblem } from './addPhotos';
import { photoMessages as messages } from '../messages';
import { PhotoPreviews } from './PhotoPreviews';
import { reviewEdited, selectReviewDraft, type DraftPhoto } from '../reviewDraftSlice';
import type { UploadProblem } from './uploadDraftPhotos';

export interface PhotoFieldProps {
  productId: Id;
  /** How many photos a review may have. */
  max: number;
  isSending: boolean;
  /** Of the last attempt to send the review. */
  problem: UploadProblem | undefined;
  /** Whether the last review was sent with photos. */
  wasSent: boolean;
}

const NO_PHOTOS: DraftPhoto[] = [];

/** Text about a photo that was refused; `undefined` once it is removed. */
function describeProblem(
  t: Translate,
  photos: readonly DraftPhoto[],
  problem: UploadProblem | undefined,
): string | undefined {
  if (problem?.kind !== 'refused') return undefined;
  const { reason } = problem;
  const number = photos.findIndex(({ url }) => url === problem.url) + 1;
  if (number === 0) return undefined;
  return reason === undefined
    ? t(messages.failed, { number })
    : t(messages.refused, { number, reason });
}

/** Photos of a draft and their changes. */
function useDraftPhotos({ productId, max, wasSent }: PhotoFieldProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const photosNow = () => selectReviewDraft(store.getState(), productId).photos ?? NO_PHOTOS;
  const photos = useAppSelector((state) => selectReviewDraft(state, productId).photos ?? NO_PHOTOS);
  const [problem, setProblem] = useState<AddProblem>();
  const [isSentBefore, setIsSentBefore] = useState(wasSent);
  if (wasSent !== isSentBefore) {
    setIsSentBefore(wasSent);
    setProblem(undefined);
  }
  const change = (next: DraftPhoto[]) => {
    dispatch(reviewEdited({ productId, change: { photos: next } }));
  };
  return {
    photos,
    problem,
    add: async (files: readonly File[]) => {
      const read = await readPhotos(files, max - photosNow().length);
      const known = photosNow();
      const added = read.photos.filter(({ url }) => known.every((photo) => photo.url !== url));
      change([...known, ...added].slice(0, max));
      setProblem(read.problem);
    },
    remove: (index: number) => {
      setProblem(undefined);
      change(photosNow().filter((_photo, at) => at !== index));
    },
    removeAll: () => change([]),
  };
}

/** Optional photos of a review, with previews; they are uploaded when the review is sent (product 6.5). */
export function PhotoField(props: PhotoFieldProps) {
  const { max, isSending, problem, wasSent } = props;
  const t = useTranslate();
  const labelId = useId();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const draft = useDraftPhotos(props);
  const { photos } = draft;
  const isFull = photos.length >= max;
  const refusal = describeProblem(t, photos, problem);
  const addProblem = draft.problem && t(messages.problems[draft.problem], { max });

  if (problem?.kind === 'unsupported')
    return <Typography role="status">{t(messages.unsupported)}</Typography>;

  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void draft.add([...(target.files ?? [])]);
    // Otherwise choosing the same file again is no change.
    target.value = '';
  };
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={helpId}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <div>
        <FormLabel component="div" id={labelId}>
          {t(messages.label)}
        </FormLabel>
        <Typography id={helpId} variant="body2" color="textSecondary">
          {t(messages.help, { max })}
        </Typography>
      </div>
      {photos.length > 0 && (
        <PhotoPreviews
          photos={photos}
          isUploading={isSending}
          onRemove={(index) => {
            draft.remove(index);
            button.current?.focus();
          }}
        />
      )}
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={ACCEPTED_TYPES}
        aria-labelledby={labelId}
        onChange={handleFiles}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<PlusIcon />}
          aria-disabled={isFull || isSending}
          onClick={() => !isFull && !isSending && input.current?.click()}
        >
          {t(messages.add)}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {photos.length > 0 && t(messages.count, { count: photos.length, max })}
        </Typography>
      </Box>
      {addProblem !== undefined && (
        <FormHelperText error role="alert">
          {addProblem}
        </FormHelperText>
      )}
      {refusal !== undefined && (
        <>
          <FormHelperText error role="alert">
            {refusal}
          </FormHelperText>
          <Button variant="text" type="submit" onClick={draft.removeAll}>
            {t(messages.sendWithout)}
          </Button>
        </>
      )}
      {wasSent && photos.length === 0 && (
        <Typography role="status">{t(messages.willAppear)}</Typography>
      )}
    </Box>
  );
}
