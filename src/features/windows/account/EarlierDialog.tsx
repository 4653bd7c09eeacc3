import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { WindowFigures } from '../drawing/WindowFigures';
import { accountMessages } from '../editor/messages';

export interface EarlierDialogProps {
  isOpen: boolean;
  name: string;
  current: MeasuredWindow;
  earlier: MeasuredWindow;
  onClose: () => void;
  onRestore: () => void;
}

/** Both versions of a window that was changed on two devices (product 15.10). */
export function EarlierDialog(props: EarlierDialogProps) {
  const { isOpen, name, current, earlier, onClose, onRestore } = props;
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const dayOf = ({ updatedAt }: MeasuredWindow) =>
    formatLongDate(new Date(updatedAt).toISOString(), language);
  const versions = [
    { title: t(accountMessages.current, { day: dayOf(current) }), window: current },
    { title: t(accountMessages.other, { day: dayOf(earlier) }), window: earlier },
  ];
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t(accountMessages.earlier, { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography id={`${id}-text`}>{t(accountMessages.earlierHelp)}</Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {versions.map(({ title, window }) => (
            <Box component="section" key={title} sx={{ padding: 2, bgcolor: 'sand.main' }}>
              <Typography variant="h4" component="h3" sx={{ marginBlockEnd: 1 }}>
                {title}
              </Typography>
              {[window.room, window.name].map(
                (text, index) =>
                  text !== '' && (
                    <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      <bdi>{text}</bdi>
                    </Typography>
                  ),
              )}
              <WindowFigures window={window} />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t(accountMessages.close)}
        </Button>
        <Button onClick={onRestore}>{t(accountMessages.restore)}</Button>
      </DialogActions>
    </Dialog>
  );
}
