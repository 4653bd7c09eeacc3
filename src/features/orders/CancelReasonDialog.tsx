import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TextArea } from '@/components/field/TextArea';
import { deliberately } from '@/lib/deliberately';
import { messages } from './messages';
import { ReasonSelect } from './ReasonSelect';
import type { CancelDraft } from './useCancelOrder';

export interface CancelReasonDialogProps {
  isOpen: boolean;
  /** Last five characters of the order number. */
  orderNumber: string;
  draft: CancelDraft;
  onEdit: (changes: Partial<CancelDraft>) => void;
  onClose: () => void;
  onConfirm: () => void;
}

/** First step of a cancellation: reason and comment, neither required (spec §5). */
export function CancelReasonDialog(props: CancelReasonDialogProps) {
  const { isOpen, orderNumber, draft, onEdit, onClose, onConfirm } = props;
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={deliberately(onClose)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {messages.cancelTitle(orderNumber)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography id={`${id}-text`} color="textSecondary">
          {messages.cancelInvitation} {messages.refund}
        </Typography>
        <ReasonSelect value={draft.reason} onChange={(reason) => onEdit({ reason })} />
        <TextArea
          label={messages.comment}
          rows={3}
          name="comment"
          maxLength={2000}
          value={draft.comment}
          onChange={(event) => onEdit({ comment: event.target.value })}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, padding: 3, paddingBlockStart: 0 }}>
        <Button variant="outlined" onClick={onClose}>
          {messages.keepOrder}
        </Button>
        <Button onClick={onConfirm}>{messages.confirm}</Button>
      </DialogActions>
    </Dialog>
  );
}
