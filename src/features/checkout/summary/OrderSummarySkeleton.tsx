import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

/** Heights of two lines and the totals. */
const ROWS = { first: 64, second: 64, subtotal: 22, shipping: 22, total: 22 };

/** Skeleton of the order summary; the gaps are the padding and border of its rows. */
export function OrderSummarySkeleton() {
  const t = useTranslate();
  return (
    <Box
      role="status"
      aria-label={t(messages.summaryLoading)}
      sx={{ display: 'grid', gap: '29px', paddingBlock: 1.75 }}
    >
      {Object.entries(ROWS).map(([row, height]) => (
        <Skeleton key={row} sx={{ height }} />
      ))}
    </Box>
  );
}
