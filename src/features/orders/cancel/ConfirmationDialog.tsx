import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
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

function getTexts(t: Translate, mode: ConfirmationMode, orderNumber: string) {
  return mode === 'cancellation'
    ? {
        title: t(messages.confirmCancellation),
        text: t(messages.willBeCancelled, { number: orderNumber }),
        keep: t(messages.keepOrder),
      }
    : {
        title: t(messages.confirmReturn),
        text: t(messages.willBeReturned, { number: orderNumber }),
        keep: t(messages.keepItems),
      };
}

/** Second step of a cancellation or return, with a warning that it is irreversible (product 11.9). */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const t = useTranslate();
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
  const texts = getTexts(t, mode, orderNumber);
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
        {texts.title}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>
          {texts.text} <strong>{t(messages.irreversible)}</strong> {t(messages.refund)}
        </Typography>
        {error !== undefined && (
          <Typography role="alert" color="error" sx={{ marginBlockStart: 2, fontWeight: 500 }}>
            {error}
          </Typography>
        )}
      </DialogContent>
      <CancelActions disableSpacing>
        <Button variant="outlined" autoFocus disabled={isPending} onClick={onClose}>
          {texts.keep}
        </Button>
        <Button color="error" loading={isPending} onClick={ignoreDoubleClick(onConfirm)}>
          {texts.title}
        </Button>
      </CancelActions>
    </Dialog>
  );
}
