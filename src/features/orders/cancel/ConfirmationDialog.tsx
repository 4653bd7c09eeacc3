import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { messages } from '../messages';
import { CancelActions } from './CancelActions';

export type ConfirmationMode = 'cancellation' | 'return';

export interface ConfirmationDialogProps {
  mode: ConfirmationMode;
  isOpen: boolean;
  /** Last five characters of the order number. */
  orderNumber: string;
  isPending?: boolean;
  /** Error of the last attempt. */
  error?: string;
  onClose: () => void;
  onConfirm: () => void;
  /** Called after the exit transition. */
  onExited?: () => void;
}

const WORDS = {
  cancellation: {
    title: messages.confirmCancellation,
    text: messages.willBeCancelled,
    keep: messages.keepOrder,
  },
  return: {
    title: messages.confirmReturn,
    text: messages.willBeReturned,
    keep: messages.keepItems,
  },
} as const;

/** Second step of a cancellation or return, with a warning that it is irreversible (product 11.9). */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const {
    mode,
    isOpen,
    orderNumber,
    isPending = false,
    error,
    onClose,
    onConfirm,
    onExited,
  } = props;
  const id = useId();
  const words = WORDS[mode];
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      onClose={ignoreDoubleClick(onClose)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {words.title}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>
          {words.text(orderNumber)} <strong>{messages.irreversible}</strong> {messages.refund}
        </Typography>
        {error !== undefined && (
          <Typography role="alert" color="error" sx={{ marginBlockStart: 2, fontWeight: 500 }}>
            {error}
          </Typography>
        )}
      </DialogContent>
      <CancelActions disableSpacing>
        <Button variant="outlined" autoFocus disabled={isPending} onClick={onClose}>
          {words.keep}
        </Button>
        <Button color="error" loading={isPending} onClick={ignoreDoubleClick(onConfirm)}>
          {words.title}
        </Button>
      </CancelActions>
    </Dialog>
  );
}
