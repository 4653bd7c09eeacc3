import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useWindows } from '../useWindows';
import { noteMessages } from '../messages';
import { windowsText } from './windowsText';

export interface WindowsNoteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the chosen windows, one line each. */
  onAdd: (text: string) => void;
}

/** Chooses measured windows for the notes of an order (product 15.9). */
export function WindowsNoteDialog({ isOpen, onClose, onAdd }: WindowsNoteDialogProps) {
  const t = useTranslate();
  const id = useId();
  const windows = useWindows() ?? [];
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const comma = t(components.comma);
  const chosen = windows.filter((window) => !leftOut.includes(window.id));
  const toggle = (windowId: string, isChosen: boolean) =>
    setLeftOut(isChosen ? leftOut.filter((one) => one !== windowId) : [...leftOut, windowId]);
  const add = () => {
    onAdd(windowsText(t, chosen, windows, comma));
    onClose();
  };
  const isEmpty = windows.length === 0;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-help`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {t(noteMessages.title)}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id={`${id}-help`} color="textSecondary">
          {t(isEmpty ? noteMessages.empty : noteMessages.help)}
        </Typography>
        {windows.map((window) => (
          <FormControlLabel
            key={window.id}
            label={windowsText(t, [window], windows, comma)}
            control={
              <Checkbox
                checked={chosen.includes(window)}
                onChange={(_event, isChosen) => toggle(window.id, isChosen)}
              />
            }
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t(noteMessages.cancel)}
        </Button>
        {isEmpty ? (
          <Button href={paths.windows}>{t(noteMessages.measure)}</Button>
        ) : (
          <Button disabled={chosen.length === 0} onClick={add}>
            {t(noteMessages.add)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
