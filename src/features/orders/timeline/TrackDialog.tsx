import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ArrowBackIcon } from '@/components/icons';
import { mirroredSx } from '@/components/LineIcon';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline';

export interface TrackDialogProps extends OrderTimelineProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Tracking panel of small screens (product 11.7). */
export function TrackDialog({ order, isOpen, onClose }: TrackDialogProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <Dialog
      fullScreen
      disableRestoreFocus
      open={isOpen}
      onClose={onClose}
      aria-labelledby={headingId}
      slotProps={{ paper: { square: true } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 3 }}>
        <IconButton aria-label={t(messages.closeTracking)} onClick={onClose}>
          <ArrowBackIcon sx={mirroredSx} />
        </IconButton>
        <Typography id={headingId} variant="h3" component="h2">
          {t(messages.track)}
        </Typography>
      </Box>
      <Box sx={{ paddingInline: 2, paddingBlockEnd: 4 }}>
        <OrderTimeline order={order} />
      </Box>
    </Dialog>
  );
}
