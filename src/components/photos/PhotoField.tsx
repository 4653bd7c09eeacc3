import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/Button';
import { PlusIcon } from '@/components/icons';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import type { DraftPhoto, UploadProblem } from '@/lib/draftPhotos';
import { photoMessages as messages } from './messages';
import { PhotoPreviews } from './PhotoPreviews';
import { ACCEPTED_TYPES, readPhotos, type AddProblem } from './readPhotos';

export interface PhotoFieldProps {
  photos: readonly DraftPhoto[];
  /** Changes the photos of the draft, which may have changed since the last render. */
  onChange: (update: (photos: readonly DraftPhoto[]) => DraftPhoto[]) => void;
  /** How many photos there may be. */
  max: number;
  /** What the photos are for. */
  help: string;
  /** Shown in place of the field when the server takes no photos after all. */
  unsupported: string;
  isSending: boolean;
  /** Of the last attempt to send them. */
  problem: UploadProblem | undefined;
  /** Shown once they were sent, until others are added. */
  sent?: string | undefined;
}

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

/** Changes of the photos, and why files were not added. */
function useChanges({ photos, onChange, max, sent }: PhotoFieldProps) {
  const [problem, setProblem] = useState<AddProblem>();
  const [sentBefore, setSentBefore] = useState(sent);
  if (sent !== sentBefore) {
    setSentBefore(sent);
    setProblem(undefined);
  }
  return {
    problem,
    add: async (files: readonly File[]) => {
      const read = await readPhotos(files, max - photos.length);
      onChange((known) => {
        const added = read.photos.filter(({ url }) => known.every((photo) => photo.url !== url));
        return [...known, ...added].slice(0, max);
      });
      setProblem(read.problem);
    },
    remove: (index: number) => {
      setProblem(undefined);
      onChange((known) => known.filter((_photo, at) => at !== index));
    },
    removeAll: () => onChange(() => []),
  };
}

/** Optional photos with previews; they are uploaded when the form is sent (product 6.5). */
export function PhotoField(props: PhotoFieldProps) {
  const { photos, max, help, unsupported, isSending, problem, sent } = props;
  const t = useTranslate();
  const labelId = useId();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const draft = useChanges(props);
  const isFull = photos.length >= max;
  const refusal = describeProblem(t, photos, problem);
  const addProblem = draft.problem && t(messages.problems[draft.problem], { max });

  if (problem?.kind === 'unsupported') return <Typography role="status">{unsupported}</Typography>;

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
          {help}
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
      {sent !== undefined && photos.length === 0 && <Typography role="status">{sent}</Typography>}
    </Box>
  );
}
