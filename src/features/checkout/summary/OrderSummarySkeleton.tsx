import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

const PRODUCT_ROWS = ['first', 'second'];
const TOTAL_ROWS = ['subtotal', 'shipping', 'total'];

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 84px',
  alignItems: 'center',
  paddingBlock: theme.spacing(1.75),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
}));

/** Skeleton of the order summary. */
export function OrderSummarySkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t(messages.summaryLoading)}>
      {PRODUCT_ROWS.map((row) => (
        <Row key={row}>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Skeleton sx={{ width: 64, height: 64 }} />
            <Skeleton sx={{ width: '50%', height: 22 }} />
          </Box>
          <Skeleton sx={{ height: 22 }} />
        </Row>
      ))}
      {TOTAL_ROWS.map((row) => (
        <Row key={row}>
          <Skeleton sx={{ width: 96, height: 22 }} />
          <Skeleton sx={{ height: 22 }} />
        </Row>
      ))}
    </Box>
  );
}
