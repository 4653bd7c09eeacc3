import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SkeletonBar } from '@/components/SkeletonBar';
import { messages } from './messages';

const PRODUCT_ROWS = ['first', 'second'];
const TOTAL_ROWS = ['subtotal', 'shipping', 'total'];

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 84px',
  alignItems: 'center',
  paddingBlock: theme.spacing(1.75),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
}));

/** The order summary in its final shape, while the cart is on its way. */
export function OrderSummarySkeleton() {
  return (
    <Box role="status" aria-label={messages.summaryLoading}>
      {PRODUCT_ROWS.map((row) => (
        <Row key={row}>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <SkeletonBar sx={{ width: 64, height: 64 }} />
            <SkeletonBar sx={{ width: '50%', height: 22 }} />
          </Box>
          <SkeletonBar sx={{ height: 22 }} />
        </Row>
      ))}
      {TOTAL_ROWS.map((row) => (
        <Row key={row}>
          <SkeletonBar sx={{ width: 96, height: 22 }} />
          <SkeletonBar sx={{ height: 22 }} />
        </Row>
      ))}
    </Box>
  );
}
