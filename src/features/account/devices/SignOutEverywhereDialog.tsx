import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRevokeSessionsMutation } from '@/api/account';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { endSession } from '@/store/signOut';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';

export interface SignOutEverywhereDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Question before all sessions end, this one included. */
export function SignOutEverywhereDialog({ isOpen, onClose }: SignOutEverywhereDialogProps) {
  const t = useTranslate();
  const id = useId();
  const dispatch = useAppDispatch();
  const [revokeSessions] = useRevokeSessionsMutation();
  const { isRunning, run } = useSingleFlight();
  const confirm = async () => {
    const { data } = await revokeSessions();
    if (data === undefined) return;
    dispatch(showToast({ message: t(messages.everywhereDone), variant: 'success' }));
    await dispatch(endSession());
  };
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      onClose={ignoreDoubleClick(onClose)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t(messages.everywhereTitle)}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{t(messages.everywhereText)}</Typography>
      </DialogContent>
      <DialogActions disableSpacing sx={{ gap: 1 }}>
        <Button variant="outlined" autoFocus disabled={isRunning} onClick={onClose}>
          {t(messages.stay)}
        </Button>
        <Button loading={isRunning} onClick={ignoreDoubleClick(() => run(confirm))}>
          {t(messages.signOutEverywhere)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
