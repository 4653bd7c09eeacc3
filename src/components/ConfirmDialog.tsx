import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from './Button';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What happens after confirming. */
  text: ReactNode;
  /** Label of the button that changes nothing; it has the focus. */
  keep: string;
  /** Label of the button that confirms. */
  confirm: string;
  /** Whether something is lost. */
  isDestructive?: boolean;
  isPending?: boolean;
  /** Error of the last attempt. */
  error?: string;
  onClose: () => void;
  onConfirm: () => void;
  /** Called after the exit transition. */
  onExited?: () => void;
}

/** Question before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, keep, confirm, isDestructive = false, isPending = false } = props;
  const { error, onClose, onConfirm, onExited } = props;
  const id = useId();
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
        {title}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {error !== undefined && (
          <Typography role="alert" color="error" sx={{ marginBlockStart: 2, fontWeight: 500 }}>
            {error}
          </Typography>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" autoFocus disabled={isPending} onClick={onClose}>
          {keep}
        </Button>
        <Button
          color={isDestructive ? 'error' : 'primary'}
          loading={isPending}
          onClick={ignoreDoubleClick(onConfirm)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
