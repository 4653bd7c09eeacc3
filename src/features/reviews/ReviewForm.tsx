import Box from '@mui/material/Box';
import { TextField } from '@/components/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/Button';
import { PhotoField } from '@/components/photos/PhotoField';
import { TextArea } from '@/components/TextArea';
import type { Id } from '@/contract/common';
import { useResumed } from '@/hooks/navigation/useResumed';
import { useFormErrors, type FieldErrors } from '@/hooks/useFormErrors';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { checkReview, type ReviewField, type ShownReview } from './checkReview';
import { messages, photoMessages } from './messages';
import { RatingField } from './RatingField';
import { useReviewDraft } from './useReviewDraft';
import { useSendReview } from './useSendReview';

export interface ReviewFormProps {
  productId: Id;
  /** How many photos the server takes with a review; without any by default. */
  maxPhotos?: number;
}

const Rows = styled('div')({ display: 'grid', gap: 20 });

const MAX_REVIEW_LENGTH = 2_000;
const MAX_NAME_LENGTH = 80;

/** Review form; shows the first error as a toast and at its field (product 6.2). Sends what sign-in interrupted (product 10.20). */
export const ReviewForm = memo(function ReviewForm({ productId, maxPhotos = 0 }: ReviewFormProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { send, isSending, isSignedIn, ...sent } = useSendReview(productId);
  const form = useRef<HTMLFormElement>(null);
  const { draft, edit } = useReviewDraft(productId, form);
  const find = (shown: ShownReview): FieldErrors<ReviewField> => {
    const checked = checkReview(t, shown);
    return 'field' in checked ? { [checked.field]: checked.message } : {};
  };
  const { errors, show, recheck } = useFormErrors(() => find(draft));

  const { resumed, forget } = useResumed();
  const pending = resumed.addReview?.productId === productId ? resumed.addReview : undefined;
  const sendPending = useEffectEvent((idempotencyKey: string) => {
    form.current?.scrollIntoView({ block: 'center' });
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    forget();
    const checked = checkReview(t, draft);
    // A reload loses the draft, and so does the sign-in of another customer.
    if (!('field' in checked)) send(checked, idempotencyKey);
  });
  const pendingKey = pending?.idempotencyKey;
  useEffect(() => {
    if (pendingKey !== undefined && isSignedIn) sendPending(pendingKey);
  }, [pendingKey, isSignedIn]);

  const handleEdit = (field: ReviewField) => (value: string | number) => {
    recheck(find({ ...draft, [field]: value }));
    edit({ [field]: value });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkReview(t, draft);
    if (!('field' in checked)) {
      send(checked);
      return;
    }
    dispatch(showToast({ message: checked.message, variant: 'error', problemOf: 'addReview' }));
    show(event.currentTarget, { [checked.field]: checked.message });
  };

  return (
    <Box
      component="form"
      ref={form}
      // A submit before hydration does nothing, instead of leaving the page.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
    >
      <Rows>
        <Typography variant="h3">{t(messages.formHeading)}</Typography>
        <RatingField
          label={t(messages.rating)}
          value={draft.rating}
          onChange={handleEdit('rating')}
          error={errors.rating}
        />
        <TextArea
          required
          rows={4}
          maxLength={MAX_REVIEW_LENGTH}
          name="review"
          label={t(messages.review)}
          value={draft.review}
          onChange={({ target }) => handleEdit('review')(target.value)}
          error={errors.review !== undefined}
          helperText={errors.review}
        />
        <TextField
          required
          name="name"
          label={t(messages.name)}
          autoComplete="name"
          value={draft.name}
          onChange={({ target }) => handleEdit('name')(target.value)}
          error={errors.name !== undefined}
          helperText={errors.name}
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
        />
        {maxPhotos > 0 && (
          <PhotoField
            photos={sent.photos.photos}
            onChange={sent.photos.change}
            max={maxPhotos}
            help={t(photoMessages.help, { max: maxPhotos })}
            unsupported={t(photoMessages.unsupported)}
            isSending={isSending}
            problem={sent.photoProblem}
            sent={sent.werePhotosSent ? t(photoMessages.willAppear) : undefined}
          />
        )}
        <div>
          <Button type="submit" aria-disabled={isSending}>
            {t(isSending ? messages.sending : messages.send)}
          </Button>
          {!isSignedIn && (
            <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
              {t(messages.signInNote)}
            </Typography>
          )}
        </div>
      </Rows>
    </Box>
  );
});
