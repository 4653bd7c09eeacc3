import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export interface RemoveDialogProps {
  isOpen: boolean;
  /** What the address is called. */
  name: string;
  isPending: boolean;
  onClose: () => void;
  onRemove: () => void;
  /** Called after the exit transition. */
  onExited?: () => void;
}

/** Question before an address is removed. */
export function RemoveDialog(props: RemoveDialogProps) {
  const t = useTranslate();
  const { isOpen, name, isPending, onClose, onRemove, onExited } = props;
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
        {t(messages.removeTitle)}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {t(messages.removeText, { name })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus disabled={isPending} onClick={onClose}>
          {t(messages.keep)}
        </Button>
        <Button color="error" loading={isPending} onClick={ignoreDoubleClick(onRemove)}>
          {t(messages.remove)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
