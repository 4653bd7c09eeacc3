import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentType } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import type { AddressChange, SavedAddress } from '@/contract/addresses';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

/** The fields of an address, in a form. */
export interface AddressFormProps {
  /** Id of the form, for its submit button. */
  id: string;
  /** The address to edit; absent for a new one. */
  address?: SavedAddress;
  /** Whether it can become the default. */
  canBeDefault: boolean;
  /** Called with valid fields. */
  onSubmit: (change: AddressChange) => void;
}

export interface AddressDialogProps extends Omit<AddressFormProps, 'id'> {
  isOpen: boolean;
  isSaving: boolean;
  /** Why the address was not saved. */
  error?: string;
  Form: ComponentType<AddressFormProps>;
  onClose: () => void;
  /** Called after the exit transition. */
  onExited?: () => void;
}

/** Dialog that adds or edits an address. */
export function AddressDialog(props: AddressDialogProps) {
  const t = useTranslate();
  const { isOpen, isSaving, error, Form, onClose, onExited, ...form } = props;
  const id = useId();
  const formId = `${id}-form`;
  return (
    <Dialog
      open={isOpen}
      onClose={ignoreDoubleClick(onClose)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t(form.address === undefined ? messages.addTitle : messages.editTitle)}
      </DialogTitle>
      <DialogContent>
        <Form id={formId} {...form} />
        {error !== undefined && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isSaving} onClick={onClose}>
          {t(messages.cancel)}
        </Button>
        <Button type="submit" form={formId} loading={isSaving}>
          {t(messages.save)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
