import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { ChevronDownIcon } from '@/components/icons';
import { TextArea } from '@/components/TextArea';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import type { CancelDraft } from './useCancelOrder';

export interface CancelReasonDialogProps {
  isOpen: boolean;
  /** Last five characters of the order number. */
  orderNumber: string;
  /** Whether nothing was paid, so that no refund is promised. */
  isUnpaid?: boolean;
  draft: CancelDraft;
  onEdit: (changes: Partial<CancelDraft>) => void;
  onClose: () => void;
  onConfirm: () => void;
}

/** Sent to the server in English; those of the specification follow the ones that fit before delivery (product 11.9). */
const REASONS = [
  'Ordered by mistake',
  'Need another size or fabric',
  'Delivery takes too long',
  'Could not pay',
  'Incorrect item',
  'Damaged',
  'Quality not as Expected',
  'Changed my Mind',
] as const;

/** Buttons; on phones they fill the width. */
const Actions = styled(DialogActions)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0, 3, 3),
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}));

/** First step of a cancellation: reason and comment, neither required (product 11.9). */
export function CancelReasonDialog(props: CancelReasonDialogProps) {
  const t = useTranslate();
  const { isOpen, orderNumber, isUnpaid = false, draft, onEdit, onClose, onConfirm } = props;
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={ignoreDoubleClick(onClose)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t(messages.cancelTitle, { number: orderNumber })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography id={`${id}-text`} color="textSecondary">
          <span>{t(messages.cancelInvitation)}</span>{' '}
          <span>{t(isUnpaid ? messages.nothingCharged : messages.refund)}</span>
        </Typography>
        <TextField
          select
          name="reason"
          label={t(messages.reason)}
          value={draft.reason}
          onChange={(event) => onEdit({ reason: event.target.value })}
          slotProps={{ select: { native: true, IconComponent: ChevronDownIcon } }}
        >
          <option value="">{t(messages.chooseReason)}</option>
          {REASONS.filter((reason) => isUnpaid || reason !== 'Could not pay').map((reason) => (
            <option key={reason} value={reason}>
              {t(messages.reasons[reason])}
            </option>
          ))}
        </TextField>
        <TextArea
          rows={3}
          maxLength={2000}
          name="comment"
          label={t(messages.comment)}
          value={draft.comment}
          onChange={(event) => onEdit({ comment: event.target.value })}
        />
      </DialogContent>
      <Actions disableSpacing>
        <Button variant="outlined" onClick={onClose}>
          {t(messages.keepOrder)}
        </Button>
        <Button onClick={onConfirm}>{t(messages.continue)}</Button>
      </Actions>
    </Dialog>
  );
}
