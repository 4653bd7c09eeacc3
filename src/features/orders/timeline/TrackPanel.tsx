import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline';

/** Maximum width of the panel (product 11.7). */
const MAX_WIDTH_PX = 427;

/** 'Track Your Order' beside the order on wide screens. */
export function TrackPanel({ order }: OrderTimelineProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <Box
      component="aside"
      aria-labelledby={headingId}
      sx={{
        maxWidth: MAX_WIDTH_PX,
        width: 1,
        padding: 5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={headingId} variant="h3" component="h2" sx={{ marginBlockEnd: 4 }}>
        {t(messages.track)}
      </Typography>
      <OrderTimeline order={order} />
    </Box>
  );
}
