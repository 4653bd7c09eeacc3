import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type SubmitEvent } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { CodeField } from './CodeField';
import { useCloseAccount } from './useCloseAccount';

export interface CloseAccountDialogProps {
  isOpen: boolean;
  email: string;
  onClose: () => void;
}

/** Explains what closing the account means, then asks for the mailed code (product 10.17). */
export function CloseAccountDialog({ isOpen, email, onClose }: CloseAccountDialogProps) {
  const t = useTranslate();
  const id = useId();
  const { step, code, error, isRunning, edit, sendCode, confirm, restart } = useCloseAccount();
  const { closingDialog } = messages;
  const isCodeSent = step === 'code';
  const close = () => {
    if (!isRunning) onClose();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCodeSent) confirm();
    else sendCode();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={ignoreDoubleClick(close)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited: restart } }}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t(closingDialog.title)}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Box
          component="form"
          id={`${id}-form`}
          noValidate
          onSubmit={handleSubmit}
          sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}
        >
          {isCodeSent ? (
            <CodeField email={email} code={code} onEdit={edit} onResend={sendCode} />
          ) : (
            <>
              <Typography>{t(closingDialog.erased)}</Typography>
              <Typography>{t(closingDialog.kept)}</Typography>
              <Typography>{t(closingDialog.device)}</Typography>
              <Typography sx={{ fontWeight: 500 }}>{t(closingDialog.irreversible)}</Typography>
            </>
          )}
          {error !== undefined && (
            <Typography role="alert" color="error" sx={{ fontWeight: 500 }}>
              {error}
            </Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ gap: 1 }}>
        <Button variant="outlined" disabled={isRunning} onClick={close}>
          {t(closingDialog.keep)}
        </Button>
        <Button
          color={isCodeSent ? 'error' : 'primary'}
          loading={isRunning}
          type="submit"
          form={`${id}-form`}
        >
          {t(isCodeSent ? closingDialog.confirm : closingDialog.sendCode)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
