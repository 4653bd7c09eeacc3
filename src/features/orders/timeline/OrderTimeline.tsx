import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { Timeline } from './Timeline';
import { timelineNote, timelineSteps, type TimelineOrder } from './timelineSteps';

export interface OrderTimelineProps {
  order: TimelineOrder;
}

/** Progress of an order (product 11.6). */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const t = useTranslate();
  const note = timelineNote(t, order);
  return (
    <>
      {note !== undefined && (
        <Typography
          color={order.orderStatus === 'Cancelled' ? 'error' : 'textPrimary'}
          sx={{ fontWeight: 500, marginBlockEnd: 3 }}
        >
          {note}
        </Typography>
      )}
      <Timeline steps={timelineSteps(t, order)} label={t(messages.progress)} />
    </>
  );
}
