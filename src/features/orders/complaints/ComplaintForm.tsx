import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { COMPLAINT_KINDS } from '@/api/parsers/complaints';
import { Button } from '@/components/Button';
import { ChevronDownIcon } from '@/components/icons';
import { PhotoField } from '@/components/photos/PhotoField';
import { TextArea } from '@/components/TextArea';
import type { FitPromise } from '@/contract/complaints';
import type { OrderDetail } from '@/contract/orders';
import { useFormErrors } from '@/hooks/useFormErrors';
import { useTranslate } from '@/i18n/useTranslate';
import { complaintErrors, type ComplaintDraft } from './complaintDraft';
import { ConcernedItems } from './ConcernedItems';
import { complaintMessages as messages } from './messages';
import { useComplaintDraft } from './useComplaintDraft';
import { useSendComplaint } from './useSendComplaint';

export interface ComplaintFormProps {
  order: Pick<OrderDetail, '_id' | 'items'>;
  /** What the fit guarantee gives for finished windows. */
  promises: readonly FitPromise[];
  /** How many photos the server takes. */
  maxPhotos: number;
  onSent: () => void;
  onClose: () => void;
}

const MAX_TEXT = 2_000;

const Form = styled('form')({ display: 'grid', gap: 20 });

/** What the fit guarantee gives for the windows that do not fit. */
function Promises({ promises }: Pick<ComplaintFormProps, 'promises'>) {
  const texts = [...new Set(promises.map(({ message }) => message))];
  return (
    <div role="status">
      {texts.map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
    </div>
  );
}

/** Form of a complaint about an order (product 16.34). */
export function ComplaintForm(props: ComplaintFormProps) {
  const { order, promises, maxPhotos, onSent, onClose } = props;
  const t = useTranslate();
  const { draft, now, change, clear } = useComplaintDraft(order);
  const { errors, show, recheck } = useFormErrors(() => complaintErrors(t, draft));
  const edit = (changes: Partial<ComplaintDraft>) => {
    change(changes);
    recheck(complaintErrors(t, now()));
  };
  const { isSending, photoProblem, send } = useSendComplaint(
    order._id,
    { read: () => now().photos, write: (photos) => change({ photos }) },
    () => {
      clear();
      onSent();
    },
  );
  const promised = promises.filter(({ item }) => draft.items.includes(item));

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (show(event.currentTarget, complaintErrors(t, now()))) send(now());
  };

  return (
    <Form noValidate aria-label={t(messages.formTitle)} onSubmit={handleSubmit}>
      <TextField
        select
        required
        autoFocus
        name="kind"
        label={t(messages.kind)}
        value={draft.kind}
        onChange={({ target }) =>
          edit({ kind: COMPLAINT_KINDS.find((kind) => kind === target.value) ?? '' })
        }
        error={errors.kind !== undefined}
        helperText={errors.kind}
        slotProps={{ select: { native: true, IconComponent: ChevronDownIcon } }}
      >
        <option value="">{t(messages.choose)}</option>
        {COMPLAINT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(messages.kinds[kind])}
          </option>
        ))}
      </TextField>
      {order.items.length > 1 && (
        <ConcernedItems
          items={order.items}
          chosen={draft.items}
          onChange={(items) => edit({ items })}
        />
      )}
      {draft.kind === 'fit' && promised.length > 0 && <Promises promises={promised} />}
      <TextArea
        required
        rows={4}
        maxLength={MAX_TEXT}
        name="text"
        label={t(messages.text)}
        value={draft.text}
        onChange={({ target }) => edit({ text: target.value })}
        error={errors.text !== undefined}
        helperText={errors.text ?? t(messages.textHelp)}
      />
      {maxPhotos > 0 && (
        <PhotoField
          photos={draft.photos}
          onChange={(update) => change({ photos: update(now().photos) })}
          max={maxPhotos}
          help={t(messages.photosHelp, { max: maxPhotos })}
          unsupported={t(messages.noPhotos)}
          isSending={isSending}
          problem={photoProblem}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" aria-disabled={isSending}>
          {t(isSending ? messages.sending : messages.send)}
        </Button>
        <Button variant="text" disabled={isSending} onClick={onClose}>
          {t(messages.keep)}
        </Button>
      </Box>
    </Form>
  );
}
