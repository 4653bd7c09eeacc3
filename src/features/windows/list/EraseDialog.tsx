import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppSelector } from '@/store/hooks';
import { selectIsInAccount } from '@/store/slices/windowsSlice';
import { messages } from '../messages';

export interface EraseDialogProps {
  isOpen: boolean;
  title: string;
  /** The windows to erase. */
  windows: readonly MeasuredWindow[];
  onClose: () => void;
  onErase: () => void;
}

/** Question before windows are erased. */
export function EraseDialog({ isOpen, title, windows, onClose, onErase }: EraseDialogProps) {
  const t = useTranslate();
  const id = useId();
  const isInAccount = useAppSelector((state) => selectIsInAccount(state, windows));
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>
          {t(isInAccount ? messages.eraseInAccount : messages.eraseText)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t(messages.keep)}
        </Button>
        <Button onClick={onErase}>{t(messages.eraseConfirm)}</Button>
      </DialogActions>
    </Dialog>
  );
}
